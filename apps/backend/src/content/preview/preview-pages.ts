import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';

/** The versions of pages and articles that are searched: the published or the newest. */
export type Versions = 'published' | 'newest';

interface Location {
	id: number;
	slug?: string | null;
	parent?: unknown;
}

const tables = z.array(
	z.object({
		blockType: z.string(),
		products: z.array(z.union([z.number(), z.string()])).nullish(),
	}),
);

/** True if the sections of a page show a product: a pricing table with the product, or with all products. */
function showsProduct(sections: unknown, id: number): boolean {
	const { data = [] } = tables.safeParse(sections);
	return data.some(
		({ blockType, products }) =>
			blockType === 'pricingTable' && (!products?.length || products.includes(id)),
	);
}

const inVersions = (versions: Versions, where: Where): Where =>
	versions === 'published' ? { and: [where, { _status: { equals: 'published' } }] } : where;

const inLanguage = (locale: LocaleCode, versions: Versions) =>
	({
		pagination: false,
		depth: 0,
		draft: versions === 'newest',
		locale,
		fallbackLocale: false,
	}) as const;

/** The first page in a locale whose pricing table has a product; undefined if there is none. */
export async function pageWithProduct(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	product: number,
	locale: LocaleCode,
	versions: Versions,
): Promise<Location | undefined> {
	const { docs } = await payload.find({
		...inLanguage(locale, versions),
		collection: 'pages',
		where: inVersions(versions, { slug: { exists: true } }),
		select: { slug: true, parent: true, sections: true },
	});
	return docs.find(({ sections }) => showsProduct(sections, product));
}

/** The newest article of an author in a locale; undefined if there is none. */
export async function articleBy(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	author: number,
	locale: LocaleCode,
	versions: Versions,
): Promise<Location | undefined> {
	const { docs } = await payload.find({
		...inLanguage(locale, versions),
		collection: 'posts',
		where: inVersions(versions, {
			and: [{ author: { equals: author } }, { slug: { exists: true } }],
		}),
		sort: '-date',
		limit: 1,
		select: { slug: true },
	});
	return docs[0];
}
