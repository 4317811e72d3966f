import type { Content } from '../content.server';
import { GetProductsDocument } from '../generated/documents';
import type { PageFieldsFragment } from '../generated/operations';

type ShowsSections = Pick<PageFieldsFragment, 'locale' | 'sections'>;
type Section = ShowsSections['sections'][number];

const wantsWholeList = (section: Section): boolean =>
	section.__typename === 'PricingTableSection' && section.products === null;

/** A page whose pricing tables without products of their own show the list of its language (getProducts, specification section 7). */
export async function withProducts<Page extends ShowsSections>(
	page: Page,
	content: Content,
): Promise<Page> {
	if (!page.sections.some(wantsWholeList)) return page;
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
