import type { Content } from '../content.server';
import { GetProductsDocument } from '../generated/documents';
import type { PageFieldsFragment } from '../generated/operations';

type WithSections = Pick<PageFieldsFragment, 'locale' | 'sections'>;
type Section = WithSections['sections'][number];

const needsAllProducts = (section: Section): boolean =>
	section.__typename === 'PricingTableSection' && section.products === null;

/** Fills the pricing tables without selected products with all products in the page's locale (getProducts, specification section 7). */
export async function withProducts<Page extends WithSections>(
	page: Page,
	content: Content,
): Promise<Page> {
	if (!page.sections.some(needsAllProducts)) return page;
	const { products } = await content.query(GetProductsDocument, { lang: page.locale });
	return {
		...page,
		sections: page.sections.map((section) =>
			section.__typename === 'PricingTableSection' && section.products === null
				? { ...section, products }
				: section,
		),
	};
}
