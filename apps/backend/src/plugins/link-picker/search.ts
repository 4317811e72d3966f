import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import { kindOf } from '../../content/addresses/address-book.ts';
import { loadPart } from '../../content/addresses/load-address-book.ts';
import { type Addressed, addressedCollections } from '../../content/entities.ts';
import { pageWithProduct } from '../../content/preview/shown-on.ts';
import { displayTitleField } from '../../documents/display-title-field.ts';
import { loadStates, type StateMark } from '../../documents/translation-states/load-states.ts';
import { limits } from '../../platform/limits.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { targetAt } from './at.ts';
import { findDrafts } from './find-drafts.ts';

/** Something to link to, as editors know it. */
export interface FoundTarget {
	relationTo: Addressed | 'media';
	value: number;
	/** The product that was found, where `relationTo` and `value` are the page that shows it. */
	product: number | null;
	/** Its title in the language asked for, or in another one, marked with it; of a file its name. */
	title: string;
	/** Where visitors find it in the language; null where they don't, and for a file, which has no states either. */
	address: string | null;
	states: StateMark[];
}

const title = (document: object): string => {
	const shown: unknown = displayTitleField in document ? document[displayTitleField] : null;
	return typeof shown === 'string' ? shown : '';
};

async function found(
	req: PayloadRequest,
	collection: Addressed,
	where: Where,
	locale: LocaleCode,
): Promise<FoundTarget[]> {
	const docs = await findDrafts(req, collection, where, locale);
	const ids = docs.map(({ id }) => id);
	if (ids.length === 0) return [];
	const above = docs.flatMap((document) =>
		'parent' in document && document.parent ? [Number(document.parent)] : [],
	);
	const pages = collection === 'pages' ? [...ids, ...above] : [];
	const book = await loadPart(
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
			title: title(document),
			address: book.href(kindOf[collection], String(document.id), locale),
			states: await loadStates(req.payload, collection, document.id),
		})),
	);
}

/** Products with these words in a title, each as the page that shows it in the language; those that no page shows are left out. */
async function foundProducts(
	req: PayloadRequest,
	text: string,
	locale: LocaleCode,
): Promise<FoundTarget[]> {
	const docs = await findDrafts(req, 'products', { [displayTitleField]: { like: text } }, locale);
	const targets = await Promise.all(
		docs.map(async (document): Promise<FoundTarget[]> => {
			const page = await pageWithProduct(req, document.id, locale, 'published');
			if (!page) return [];
			const ids = [page.id, ...(page.parent ? [Number(page.parent)] : [])];
			const book = await loadPart(req, { pages: { id: { in: ids } } });
			return [
				{
					relationTo: 'pages',
					value: page.id,
					product: document.id,
					title: title(document),
					address: book.href('page', String(page.id), locale),
					states: await loadStates(req.payload, 'products', document.id),
				},
			];
		}),
	);
	return targets.flat();
}

/** Files with these words in their name, or in what they show in any language. */
async function foundFiles(
	req: PayloadRequest,
	text: string,
	locale: LocaleCode,
): Promise<FoundTarget[]> {
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

/** Whose title or address part in any language has these words. */
export const like = (text: string): Where => {
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
 * What a link may lead to: pages, articles and categories whose title or address in any language has the words, products, which lead to the page that shows them,
 * and files; those that begin with the words first, files last. The document of an address of this site comes before all others.
 */
export async function searchTargets(
	req: PayloadRequest,
	text: string,
	locale: LocaleCode,
): Promise<FoundTarget[]> {
	const lists = await Promise.all([
		...addressedCollections.map((collection) => found(req, collection, like(text), locale)),
		foundProducts(req, text, locale),
		foundFiles(req, text, locale),
	]);
	const at = /[/:]/.test(text) ? await targetAt(req, text) : null;
	const rank = (target: FoundTarget) => {
		if (at?.relationTo === target.relationTo && at.value === target.value) return 0;
		return target.title.toLowerCase().startsWith(text.toLowerCase()) ? 1 : 2;
	};
	return lists
		.flat()
		.toSorted((one, other) => rank(one) - rank(other))
		.slice(0, limits.editing.linkTargets);
}
