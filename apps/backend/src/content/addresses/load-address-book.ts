import { localeCodes } from '@website/contracts/locales';
import { hasFeature, isOffEntity } from '@website/contracts/site-features';
import type { Payload, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { localDate } from '../values/local-date.ts';
import { AddressBook } from './address-book.ts';
import type { CategoryEntry, PageEntry, PerLocale, PostEntry } from './entries.ts';
import { PostIndex } from './post-index.ts';

const text = z.string().nullish();
const language = z.enum(localeCodes);
const perLocale = z
	.partialRecord(language, text)
	.nullish()
	.transform((value): PerLocale => {
		const byLanguage: PerLocale = {};
		for (const code of localeCodes) if (value?.[code]) byLanguage[code] = value[code];
		return byLanguage;
	});
const id = z.union([z.number(), z.string()]).transform(String);

const flag = z
	.boolean()
	.nullish()
	.transform((value) => value === true);
const seo = z
	.object({ noindex: z.partialRecord(language, flag).nullish(), canonical: perLocale })
	.nullish();

/** What pages and posts have in common. */
const entryRow = z.object({ id, title: perLocale, slug: perLocale, updatedAt: z.string(), seo });

const entryOf = ({ id, title, slug, updatedAt, seo }: z.output<typeof entryRow>) => ({
	id,
	slugs: slug,
	titles: title,
	modified: updatedAt,
	noindex: seo?.noindex ?? {},
	canonicals: seo?.canonical ?? {},
});

export const pageRow = entryRow
	.extend({ parent: id.nullish(), pageLayout: text })
	.transform((row) => ({
		...entryOf(row),
		parent: row.parent ?? null,
		layout: row.pageLayout ?? 'default',
	}));

export const postRow = entryRow
	.extend({
		date: z.string(),
		author: id.nullish(),
		categories: z.array(id).nullish(),
		tags: z.partialRecord(language, z.array(z.string()).nullish()).nullish(),
	})
	.transform((row) => ({
		...entryOf(row),
		date: row.date,
		month: localDate(row.date).slice(0, 7),
		author: row.author ?? null,
		categories: row.categories ?? [],
		tags: Object.fromEntries(localeCodes.map((code) => [code, row.tags?.[code] ?? []])),
	}));

export const categoryRow = z
	.object({ id, name: perLocale, slug: perLocale, description: perLocale })
	.transform((row) => ({
		id: row.id,
		slugs: row.slug,
		titles: row.name,
		descriptions: row.description,
	}));

const queryDefaults = { locale: 'all', depth: 0, pagination: false, overrideAccess: true } as const;
const published = { _status: { equals: 'published' } } as const;

const commonFields = {
	title: true,
	slug: true,
	updatedAt: true,
	seo: { noindex: true, canonical: true },
} as const;

/** Selects documents by a condition, and their published or their newest versions. */
export interface Selection {
	where: Where;
	draft?: boolean;
	/** The request whose transaction is used. */
	req?: Partial<PayloadRequest>;
}

/** Reads the address book as visitors see it. */
export async function loadAddressBook(payload: Payload): Promise<AddressBook> {
	const [pages, posts, categories] = await Promise.all([
		readPages(payload, { where: published }),
		readPosts(payload, { where: published }),
		readCategories(payload, { where: published }),
	]);
	return new AddressBook({ pages, posts: PostIndex.of(posts), categories });
}

/** An address book of only the published documents that match these conditions, read in the request's transaction. */
export async function loadPartialBook(
	req: PayloadRequest,
	where: Partial<Record<'pages' | 'posts' | 'categories', Where>>,
): Promise<AddressBook> {
	const selection = (condition: Where) => ({
		where: { and: [published, condition] },
		req: innerRequest(req),
	});
	const [pages, posts, categories] = await Promise.all([
		where.pages ? readPages(req.payload, selection(where.pages)) : [],
		where.posts ? readPosts(req.payload, selection(where.posts)) : [],
		where.categories ? readCategories(req.payload, selection(where.categories)) : [],
	]);
	return new AddressBook({ pages, posts: PostIndex.of(posts), categories });
}

/** The address book with these documents read again. */
export async function withDocuments(
	payload: Payload,
	book: AddressBook,
	ids: { pages: ReadonlySet<string>; posts: ReadonlySet<string> },
): Promise<AddressBook> {
	const selection = (set: ReadonlySet<string>) => ({
		where: { and: [published, { id: { in: [...set] } }] },
	});
	const [pages, posts] = await Promise.all([
		ids.pages.size ? readPages(payload, selection(ids.pages)) : [],
		ids.posts.size ? readPosts(payload, selection(ids.posts)) : [],
	]);
	return book.with({
		pages: { ids: ids.pages, entries: pages },
		posts: { ids: ids.posts, entries: posts },
	});
}

const sections = z.object({
	sections: z
		.partialRecord(
			language,
			z.array(z.object({ blockType: z.string(), channel: z.string().nullish() })).nullish(),
		)
		.nullish(),
});

/** True for a page with the prices of all channels, in any language. It is about nothing else. */
const showsPrices = (page: unknown): boolean =>
	Object.values(sections.parse(page).sections ?? {}).some((rows) =>
		rows?.some(({ blockType, channel }) => blockType === 'pricingOverview' && channel === 'all'),
	);

/** The pages of a selection, on a site without prices those without the prices of all channels. */
export async function readPages(payload: Payload, selection: Selection): Promise<PageEntry[]> {
	const withoutPrices = !hasFeature('prices');
	const { docs } = await payload.find({
		collection: 'pages',
		...queryDefaults,
		...selection,
		select: {
			...commonFields,
			parent: true,
			pageLayout: true,
			...(withoutPrices && { sections: true }),
		},
	});
	return z.array(pageRow).parse(withoutPrices ? docs.filter((page) => !showsPrices(page)) : docs);
}

/** The articles of a selection; none on a site without a blog. */
export async function readPosts(payload: Payload, selection: Selection): Promise<PostEntry[]> {
	if (isOffEntity('posts')) return [];
	const { docs } = await payload.find({
		collection: 'posts',
		...queryDefaults,
		...selection,
		select: { ...commonFields, date: true, author: true, categories: true, tags: true },
	});
	return z.array(postRow).parse(docs);
}

/** The categories of a selection; none on a site without a blog. */
export async function readCategories(
	payload: Payload,
	selection: Selection,
): Promise<CategoryEntry[]> {
	if (isOffEntity('categories')) return [];
	const { docs } = await payload.find({
		collection: 'categories',
		...queryDefaults,
		...selection,
		sort: 'id',
		select: { name: true, slug: true, description: true },
	});
	return z.array(categoryRow).parse(docs);
}
