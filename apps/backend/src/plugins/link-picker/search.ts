import { type Addressed, addressedCollections } from '@website/contracts/entities';
import { type LocaleCode, localeCodes, sourceLocale } from '@website/contracts/locales';
import { isOffEntity } from '@website/contracts/site-features';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { documentAtPath } from '../../content/addresses/document-at-path.ts';
import { loadPartialBook } from '../../content/addresses/load-address-book.ts';
import { pageWithProduct } from '../../content/preview/preview-pages.ts';
import { displayTitleField } from '../../documents/title-in.ts';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { sitePathOf } from '../redirects/api.ts';
import { loadStates, type StateMark } from '../translations/api.ts';

/** The document at a URL, and the anchor of the URL. */
export interface UrlTarget {
	relationTo: string;
	value: number;
	anchor: string | null;
}

/** The document whose form in the editors' interface has this address, if the user may read it. */
async function findInForm(req: PayloadRequest, url: string): Promise<UrlTarget | null> {
	const form = `${environment.BACKEND_URL}${req.payload.config.routes.admin}/collections/`;
	const [, relationTo, id] =
		(url.startsWith(form) && /^([a-z]+)\/(\d+)(?:[/?#]|$)/.exec(url.slice(form.length))) || [];
	const collection = [...addressedCollections, 'media' as const].find((one) => one === relationTo);
	if (!collection) return null;
	const [document] = await findDrafts(req, collection, { id: { equals: id } }, sourceLocale);
	return document ? { relationTo: collection, value: Number(document.id), anchor: null } : null;
}

/** The document at a URL of this site, published, or in a form of the editors' interface; null for a URL of another site, with a query, or without a document. */
export async function findUrlTarget(req: PayloadRequest, url: string): Promise<UrlTarget | null> {
	const inForm = await findInForm(req, url);
	if (inForm) return inForm;
	const [base = '', anchor] = url.split('#');
	if (base.includes('?')) return null;
	const path = sitePathOf(base);
	const document = path === null ? null : await documentAtPath(req, path);
	return document
		? { relationTo: document.collection, value: Number(document.id), anchor: anchor || null }
		: null;
}

/** The newest versions of documents that the user may read, in one language; at most `limits.editing.linkTargets`, none of a feature that is off. */
export async function findDrafts<Slug extends CollectionSlug>(
	req: PayloadRequest,
	collection: Slug,
	where: Where,
	locale: LocaleCode,
) {
	if (isOffEntity(collection)) return [];
	const { docs } = await req.payload.find({
		collection,
		where,
		locale,
		fallbackLocale: false,
		draft: true,
		depth: 0,
		limit: limits.editing.linkTargets,
		overrideAccess: false,
		user: req.user,
		req: innerRequest(req),
	});
	return docs;
}

/** A possible target of a link. */
export interface LinkTarget {
	relationTo: Addressed | 'media';
	value: number;
	/** The id of the product, if `relationTo` and `value` refer to the page that shows it. */
	product: number | null;
	/** The title in the requested language, or in another one, marked with it; the name of a file. */
	title: string;
	/** The published path in the requested language; null if it is not published, and for files, which have no states either. */
	address: string | null;
	states: StateMark[];
}

const titleOf = (document: object): string => {
	const value: unknown = displayTitleField in document ? document[displayTitleField] : null;
	return typeof value === 'string' ? value : '';
};

async function findAddressed(
	req: PayloadRequest,
	collection: Addressed,
	where: Where,
	locale: LocaleCode,
): Promise<LinkTarget[]> {
	const docs = await findDrafts(req, collection, where, locale);
	const ids = docs.map(({ id }) => id);
	if (ids.length === 0) return [];
	const parentIds = docs.flatMap((document) =>
		'parent' in document && document.parent ? [Number(document.parent)] : [],
	);
	const pages = collection === 'pages' ? [...ids, ...parentIds] : [];
	const book = await loadPartialBook(
		req,
		collection === 'pages'
			? { pages: { id: { in: pages } } }
			: { [collection]: { id: { in: ids } } },
	);
	return Promise.all(
		docs.map(async (document) => ({
			relationTo: collection,
			value: Number(document.id),
			product: null,
			title: titleOf(document),
			address: book.href(collection, String(document.id), locale),
			states: await loadStates(req.payload, collection, document.id),
		})),
	);
}

/** Finds products by title. Each result links to the page that shows the product in the language; others are omitted. */
async function findProducts(
	req: PayloadRequest,
	text: string,
	locale: LocaleCode,
): Promise<LinkTarget[]> {
	const docs = await findDrafts(req, 'products', { [displayTitleField]: { like: text } }, locale);
	const targets = await Promise.all(
		docs.map(async (document): Promise<LinkTarget[]> => {
			const page = await pageWithProduct(req, document.id, locale, 'published');
			if (!page) return [];
			const ids = [page.id, ...(page.parent ? [Number(page.parent)] : [])];
			const book = await loadPartialBook(req, { pages: { id: { in: ids } } });
			return [
				{
					relationTo: 'pages',
					value: page.id,
					product: document.id,
					title: titleOf(document),
					address: book.href('pages', String(page.id), locale),
					states: await loadStates(req.payload, 'products', document.id),
				},
			];
		}),
	);
	return targets.flat();
}

/** Finds files by name or alternative text. */
async function findFiles(
	req: PayloadRequest,
	text: string,
	locale: LocaleCode,
): Promise<LinkTarget[]> {
	const { docs } = await req.payload.find({
		collection: 'media',
		where: { or: [{ filename: { like: text } }, { alt: { like: text } }] },
		locale,
		fallbackLocale: false,
		depth: 0,
		limit: limits.editing.linkTargets,
		select: { filename: true },
		overrideAccess: false,
		user: req.user,
		req: innerRequest(req),
	});
	return docs.map(({ id, filename }) => ({
		relationTo: 'media',
		value: id,
		product: null,
		title: filename ?? '',
		address: null,
		states: [],
	}));
}

/** Matches documents whose title or slug contains these words in any language. */
export const titleOrSlugLike = (text: string): Where => {
	const part = text.split('#')[0]?.replace(/\/+$/, '').split('/').at(-1) ?? '';
	const slug = (part === '' ? text : part).toLowerCase().replace(/\s+/g, '-');
	return {
		or: [
			{ [displayTitleField]: { like: text } },
			...localeCodes.map((code) => ({ [`slug.${code}`]: { like: slug } })),
		],
	};
};

/**
 * Finds link targets: pages, articles and categories whose title or slug contains the words in any language, products (as the page that
 * shows them) and files. Sorts titles that start with the words first, and files last. If the text is a URL of this site, its document is
 * the first result.
 */
export async function searchTargets(
	req: PayloadRequest,
	text: string,
	locale: LocaleCode,
): Promise<LinkTarget[]> {
	const lists = await Promise.all([
		...addressedCollections.map((collection) =>
			findAddressed(req, collection, titleOrSlugLike(text), locale),
		),
		findProducts(req, text, locale),
		findFiles(req, text, locale),
	]);
	const urlTarget = /[/:]/.test(text) ? await findUrlTarget(req, text) : null;
	const rank = (target: LinkTarget) => {
		if (urlTarget?.relationTo === target.relationTo && urlTarget.value === target.value) return 0;
		return target.title.toLowerCase().startsWith(text.toLowerCase()) ? 1 : 2;
	};
	return lists
		.flat()
		.toSorted((one, other) => rank(one) - rank(other))
		.slice(0, limits.editing.linkTargets);
}
