import type { Payload } from 'payload';
import { z } from 'zod';
import { AddressBook, type PerLocale } from './address-book.ts';

const text = z.string().nullish();
const perLocale = z
	.object({ en: text, da: text, de: text })
	.nullish()
	.transform(
		(value): PerLocale => ({
			...(value?.en ? { en: value.en } : {}),
			...(value?.da ? { da: value.da } : {}),
			...(value?.de ? { de: value.de } : {}),
		}),
	);
const id = z.union([z.number(), z.string()]).transform(String);

const pageRow = z
	.object({ id, title: perLocale, slug: perLocale, parent: id.nullish(), pageLayout: text })
	.transform((row) => ({
		id: row.id,
		slugs: row.slug,
		titles: row.title,
		parent: row.parent ?? null,
		layout: row.pageLayout ?? 'default',
	}));

const postRow = z
	.object({
		id,
		title: perLocale,
		slug: perLocale,
		date: z.string(),
		categories: z.array(id).nullish(),
	})
	.transform((row) => ({
		id: row.id,
		slugs: row.slug,
		titles: row.title,
		date: row.date,
		categories: row.categories ?? [],
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

/** Reads the address book: three small queries. With `drafts`, the newest version of everything. */
export async function loadAddressBook(payload: Payload, drafts: boolean): Promise<AddressBook> {
	const versions = drafts ? { draft: true } : { where: published };
	const [pages, posts, categories] = await Promise.all([
		payload.find({
			collection: 'pages',
			...shared,
			...versions,
			select: { title: true, slug: true, parent: true, pageLayout: true },
		}),
		payload.find({
			collection: 'posts',
			...shared,
			...versions,
			select: { title: true, slug: true, date: true, categories: true },
		}),
		payload.find({
			collection: 'categories',
			...shared,
			sort: 'id',
			select: { name: true, slug: true, description: true },
		}),
	]);
	return new AddressBook(
		z.array(pageRow).parse(pages.docs),
		z.array(postRow).parse(posts.docs),
		z.array(categoryRow).parse(categories.docs),
	);
}
