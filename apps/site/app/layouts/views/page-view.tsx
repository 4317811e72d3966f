import type { MetaDescriptor } from 'react-router';
import type { FormState } from '#shared/forms/form-state.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import type { PageFieldsFragment, PostCardFieldsFragment } from '~/content/generated/operations';
import { sharedContentOf, useSharedContent } from '~/content/shared-parts/shared-content';
import { FormStateContext } from '~/features/forms/visitor-form';
import { PagePart } from '~/features/page-parts/page-part';
import { type CountryPages, CountryPagesContext } from '~/features/pricing/countries/country-pages';
import { type PriceFigures, PriceFiguresContext } from '~/features/pricing/figures/figures-context';
import {
	AnnouncedContext,
	type InitialPrices,
	InitialPricesContext,
} from '~/features/pricing/initial-prices';
import { PageSections } from '~/sections';
import { contentMeta } from '~/seo/heads/content-meta';
import { pageJsonLd } from '~/seo/json-ld/page-json-ld';
import { Container } from '~/ui/page/section';
import { Breadcrumbs } from '../breadcrumbs';
import { PageLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';
import { BlogPage } from './blog-page';

interface PageViewProps {
	page: PageFieldsFragment;
	/** Prices for the initial render; null on a page without price sections. */
	prices: InitialPrices | null;
	/** Figures of the price list that its products reference. */
	figures: PriceFigures;
	/** Announced price changes, shown beside its prices. */
	announced?: readonly PriceChange[];
	/** The pages of countries, on a page with price sections. */
	countryPages?: CountryPages | null;
	/** The state of a submitted form that is rendered again. */
	formState?: FormState | null;
	/** The newest articles, in the layouts of the blog. */
	posts?: readonly PostCardFieldsFragment[];
}

/** True if a page has a form, or its own call to action at its end. */
const hasOwnCallToAction = ({ sections }: PageFieldsFragment): boolean =>
	sections.at(-1)?.__typename === 'WideCtaSection' ||
	sections.some(({ __typename }) => __typename === 'FormSection');

/** A page with the layout, navbar theme and logo that its editors selected (specification section 2). */
export function PageView({
	page,
	prices,
	figures,
	announced = [],
	countryPages = null,
	formState = null,
	posts = [],
}: PageViewProps) {
	const { breadcrumbs } = page.seo;
	const shared = useSharedContent();
	const isBlog = page.pageLayout === 'blog' || page.pageLayout === 'blogWithSidebar';
	const withCallToAction = !hasOwnCallToAction(page);
	const view = isBlog ? (
		<BlogPage page={page} posts={posts} withCallToAction={withCallToAction} />
	) : (
		<PageLayout
			layout={page.pageLayout}
			shared={shared}
			languages={languageLinks(page.translations)}
			navbarTheme={page.navbarTheme}
			pageLogo={page.pageLogo}
			withCallToAction={withCallToAction}
		>
			{/* A page directly below the home page needs no breadcrumbs. */}
			{breadcrumbs.length > 2 && (
				<Container className="pt-8">
					<PagePart>
						<Breadcrumbs items={breadcrumbs} />
					</PagePart>
				</Container>
			)}
			<PageSections sections={page.sections} title={page.title} />
		</PageLayout>
	);
	return (
		<InitialPricesContext value={prices}>
			<AnnouncedContext value={announced}>
				<PriceFiguresContext value={figures}>
					<CountryPagesContext value={countryPages}>
						<FormStateContext value={formState}>{view}</FormStateContext>
					</CountryPagesContext>
				</PriceFiguresContext>
			</AnnouncedContext>
		</InitialPricesContext>
	);
}

/** The metadata of the page. */
export function pageViewMeta(
	data: PageViewProps | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const { page, prices, figures } = data;
	const shared = sharedContentOf(matches);
	return [
		...contentMeta({ ...page, path: page.href, shared }),
		...pageJsonLd(page, shared, { prices, figures }),
	];
}
