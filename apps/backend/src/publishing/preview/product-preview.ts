import { isLocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { parentSlug } from './parent-slug.ts';
import { frontPagePreview, previewAddress } from './preview-address.ts';

const tables = z.array(
	z.object({
		blockType: z.string(),
		products: z.array(z.union([z.number(), z.string()])).nullish(),
	}),
);

/** Whether a page's sections show a product: a pricing table that names it, or one that shows all. */
function shows(sections: unknown, id: unknown): boolean {
	const { data = [] } = tables.safeParse(sections);
	return data.some(
		({ blockType, products }) =>
			blockType === 'pricingTable' && (!products?.length || products.includes(Number(id))),
	);
}

/** Where a product is seen: on the first page in the language with a pricing table that has it; on the front page while there is none. */
export async function productPreview(
	req: Pick<PayloadRequest, 'payload'>,
	id: unknown,
	locale: string,
): Promise<string> {
	if (!isLocaleCode(locale)) return frontPagePreview(locale);
	const { docs } = await req.payload.find({
		collection: 'pages',
		where: { slug: { exists: true } },
		pagination: false,
		depth: 0,
		draft: true,
		locale,
		fallbackLocale: false,
		select: { slug: true, parent: true, sections: true },
	});
	const page = docs.find(({ sections }) => shows(sections, id));
	if (!page) return frontPagePreview(locale);
	return previewAddress('page', page, locale, await parentSlug(req, page.parent, locale));
}
