import { localeCodes } from '@website/contracts/locales';
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
const seo = z.object({ noindex: z.partialRecord(language, flag).nullish() }).nullish();

export const pageRow = z
	.object({
		id,
		title: perLocale,
		slug: perLocale,
		parent: id.nullish(),
		pageLayout: text,
		updatedAt: z.string(),
		seo,
	})
	.transform((row) => ({
		id: row.id,
		slugs: row.slug,
		titles: row.title,
		modified: row.updatedAt,
		noindex: row.seo?.noindex ?? {},
		parent: row.parent ?? null,
		layout: row.pageLayout ?? 'default',
	}));

const postRow = z
	.object({
		id,
		title: perLocale,
		slug: perLocale,
		date: z.string(),
		author: id.nullish(),
		categories: z.array(id).nullish(),
		tags: z.partialRecord(language, z.array(z.string()).nullish()).nullish(),
		updatedAt: z.string(),
		seo,
	})
	.transform((row) => ({
		id: row.id,
		slugs: row.slug,
		titles: row.title,
		modified: row.updatedAt,
		noindex: row.seo?.noindex ?? {},
		date: row.date,
		month: localDate(row.date).slice(0, 7),
		author: row.author ?? null,
		categories: row.categories ?? [],
		tags: Object.fromEntries(localeCodes.map((code) => [code, row.tags?.[code] ?? []])),
	}));

const categoryRow = z
	.object({ id, name: perLocale, slug: perLocale, description: perLocale })
	.transform((row) => ({
		id: row.id,
		slugs: row.slug,
		titles: row.name,
		descriptions: row.description,
	}));

const shared = { locale: 'all', depth: 0, pagination: false, overrideAccess: true } as const;
const published = { _status: { equals: 'published' } } as const;

const named = { title: true, slug: true, updatedAt: true, seo: { noindex: true } } as const;

/** Which documents to read: those that visitors see, or the newest versions of those that meet a condition. */
export interface Selection {
	where: Where;
	draft?: boolean;
	/** The request in whose transaction it is read. */
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

/** A part of it: the published documents that meet these conditions, read in the request's transaction. */
export async function loadPart(
	req: PayloadRequest,
	where: Partial<Record<'pages' | 'posts' | 'categories', Where>>,
): Promise<AddressBook> {
	const chosen = (condition: Where) => ({
		where: { and: [published, condition] },
		req: innerRequest(req),
	});
	const [pages, posts, categories] = await Promise.all([
		where.pages ? readPages(req.payload, chosen(where.pages)) : [],
		where.posts ? readPosts(req.payload, chosen(where.posts)) : [],
		where.categories ? readCategories(req.payload, chosen(where.categories)) : [],
	]);
	return new AddressBook({ pages, posts: PostIndex.of(posts), categories });
}

/** The same with these documents read again. */
export async function withDocuments(
	payload: Payload,
	book: AddressBook,
	ids: { pages: ReadonlySet<string>; posts: ReadonlySet<string> },
): Promise<AddressBook> {
	const chosen = (set: ReadonlySet<string>) => ({
		where: { and: [published, { id: { in: [...set] } }] },
	});
	const [pages, posts] = await Promise.all([
		ids.pages.size ? readPages(payload, chosen(ids.pages)) : [],
		ids.posts.size ? readPosts(payload, chosen(ids.posts)) : [],
	]);
	return book.with({
		pages: { ids: ids.pages, entries: pages },
		posts: { ids: ids.posts, entries: posts },
	});
}

export async function readPages(payload: Payload, selection: Selection): Promise<PageEntry[]> {
	const { docs } = await payload.find({
		collection: 'pages',
		...shared,
		...selection,
		select: { ...named, parent: true, pageLayout: true },
	});
	return z.array(pageRow).parse(docs);
}

export async function readPosts(payload: Payload, selection: Selection): Promise<PostEntry[]> {
	const { docs } = await payload.find({
		collection: 'posts',
		...shared,
		...selection,
		select: { ...named, date: true, author: true, categories: true, tags: true },
	});
	return z.array(postRow).parse(docs);
}

export async function readCategories(
	payload: Payload,
	selection: Selection,
): Promise<CategoryEntry[]> {
	const { docs } = await payload.find({
		collection: 'categories',
		...shared,
		...selection,
		sort: 'id',
		select: { name: true, slug: true, description: true },
	});
	return z.array(categoryRow).parse(docs);
}
