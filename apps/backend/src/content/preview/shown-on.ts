import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';

/** Which versions of the documents around it count: what visitors see, or the newest. */
export type Versions = 'published' | 'newest';

interface Shown {
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

/** Whether a page's sections show a product: a pricing table that names it, or one that shows all. */
function shows(sections: unknown, id: number): boolean {
	const { data = [] } = tables.safeParse(sections);
	return data.some(
		({ blockType, products }) =>
			blockType === 'pricingTable' && (!products?.length || products.includes(id)),
	);
}

const seen = (versions: Versions, where: Where): Where =>
	versions === 'published' ? { and: [where, { _status: { equals: 'published' } }] } : where;

const inLanguage = (locale: LocaleCode, versions: Versions) =>
	({
		pagination: false,
		depth: 0,
		draft: versions === 'newest',
		locale,
		fallbackLocale: false,
	}) as const;

/** The first page in a language with a pricing table that has a product; undefined while there is none. */
export async function pageWithProduct(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	product: number,
	locale: LocaleCode,
	versions: Versions,
): Promise<Shown | undefined> {
	const { docs } = await payload.find({
		...inLanguage(locale, versions),
		collection: 'pages',
		where: seen(versions, { slug: { exists: true } }),
		select: { slug: true, parent: true, sections: true },
	});
	return docs.find(({ sections }) => shows(sections, product));
}

/** The newest article of an author in a language; undefined while there is none. */
export async function articleBy(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	author: number,
	locale: LocaleCode,
	versions: Versions,
): Promise<Shown | undefined> {
	const { docs } = await payload.find({
		...inLanguage(locale, versions),
		collection: 'posts',
		where: seen(versions, {
			and: [{ author: { equals: author } }, { slug: { exists: true } }],
		}),
		sort: '-date',
		limit: 1,
		select: { slug: true },
	});
	return docs[0];
}
