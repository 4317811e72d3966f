import type { MetaDescriptor } from 'react-router';
import type { FormState } from '#shared/forms/form-state.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import type { PageFieldsFragment } from '~/content/generated/operations';
import { sharedContentOf, useSharedContent } from '~/content/shared-parts/shared-content';
import { FormStateContext } from '~/features/forms/form-state-context';
import { AnnouncedContext } from '~/features/pricing/changes/announced-context';
import { type CountryPages, CountryPagesContext } from '~/features/pricing/countries/country-pages';
import { type PriceFigures, PriceFiguresContext } from '~/features/pricing/figures/figures-context';
import type { InitialPrices } from '~/features/pricing/initial-prices';
import { InitialPricesContext } from '~/features/pricing/initial-prices-context';
import { PageSections } from '~/sections';
import { contentMeta } from '~/seo/heads/content-meta';
import { pageJsonLd } from '~/seo/json-ld/page-json-ld';
import { Container } from '~/ui/page/section';
import { Breadcrumbs } from '../breadcrumbs';
import { PageLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';

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
}: PageViewProps) {
	const { breadcrumbs } = page.seo;
	return (
		<PageLayout
			layout={page.pageLayout}
			shared={useSharedContent()}
			languages={languageLinks(page.translations)}
			navbarTheme={page.navbarTheme}
			pageLogo={page.pageLogo}
			withCallToAction={!hasOwnCallToAction(page)}
		>
			{/* A page directly below the home page needs no breadcrumbs. */}
			{breadcrumbs.length > 2 && (
				<Container className="pt-8">
					<Breadcrumbs items={breadcrumbs} />
				</Container>
			)}
			<InitialPricesContext value={prices}>
				<AnnouncedContext value={announced}>
					<PriceFiguresContext value={figures}>
						<CountryPagesContext value={countryPages}>
							<FormStateContext value={formState}>
								<PageSections sections={page.sections} title={page.title} />
							</FormStateContext>
						</CountryPagesContext>
					</PriceFiguresContext>
				</AnnouncedContext>
			</InitialPricesContext>
		</PageLayout>
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
