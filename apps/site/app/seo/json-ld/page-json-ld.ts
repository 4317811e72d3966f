import type { Currency } from '@website/contracts/currencies';
import { defaultCurrency, localeCurrency } from '@website/contracts/site-currencies';
import type { MetaDescriptor } from 'react-router';
import { localeDefinition } from '#shared/locales/locale.ts';
import { compare, normalize } from '#shared/prices/decimal.ts';
import type { PageFieldsFragment, ProductFieldsFragment } from '~/content/generated/operations';
import { withoutPresentation } from '~/content/html/present-html';
import type { RootData } from '~/content/shared-parts/shared-content';
import type { PriceFigures } from '~/features/pricing/figures/figures-context';
import { referenceKey } from '~/features/pricing/figures/reference';
import type { InitialPrices } from '~/features/pricing/initial-prices';
import { inFirstCurrency, plainText } from '../plain-text';
import { breadcrumbJsonLd, jsonLd, organizationJsonLd } from './json-ld';
import { offersJsonLd } from './offers';

/** The price of a product as schema.org Offer, or AggregateOffer for a range; null without a price. */
export function productOffer(
	{ priceReference, price, currency }: ProductFieldsFragment,
	figures: PriceFigures,
	pageCurrency: Currency = defaultCurrency(),
): object | null {
	if (!priceReference) {
		return price === null ? null : { '@type': 'Offer', price, priceCurrency: currency };
	}
	const priceFigure = figures[referenceKey(priceReference)];
	const figure = !priceFigure || priceFigure === 'unavailable' ? null : priceFigure[pageCurrency];
	if (!figure) return null;
	const [low, high] = [normalize(figure.min), normalize(figure.max)];
	return compare(low, high) === 0
		? { '@type': 'Offer', price: low, priceCurrency: pageCurrency }
		: { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, priceCurrency: pageCurrency };
}

/** schema.org `timeRequired` of a text as an ISO 8601 duration; empty if the reading time is unknown. */
export function timeRequired({ readingTime }: { readingTime: number }): { timeRequired?: string } {
	return readingTime > 0 ? { timeRequired: `PT${readingTime}M` } : {};
}

interface PagePrices {
	prices: InitialPrices | null;
	/** The prices of the price list that the page's products refer to. */
	figures: PriceFigures;
}

/** Structured data of a page: the site, its breadcrumbs, and data of its sections (FAQ, products). */
export function pageJsonLd(
	page: PageFieldsFragment,
	shared: RootData,
	{ prices, figures }: PagePrices = { prices: null, figures: {} },
): MetaDescriptor[] {
	const products = page.sections.flatMap((section) =>
		section.__typename === 'PricingTableSection' ? (section.products ?? []) : [],
	);
	return jsonLd([
		...organizationJsonLd(shared, page.locale),
		{
			'@type': 'WebPage',
			'@id': `${shared.origin}${page.href}#page`,
			url: shared.origin + page.href,
			name: page.title,
			description: page.seo.metaDesc,
			inLanguage: localeDefinition(page.locale).languageTag,
			...(page.modifiedGmt ? { dateModified: page.modifiedGmt } : {}),
			...timeRequired(page.seo),
			isPartOf: { '@id': `${shared.origin}/#website` },
		},
		...breadcrumbJsonLd(page.seo.breadcrumbs, shared.origin),
		...faqJsonLd(page),
		...products.map((product) =>
			productJsonLd(
				product,
				shared,
				productOffer(product, figures, prices?.currency ?? localeCurrency(page.locale)),
			),
		),
		...(prices
			? offersJsonLd({
					prices,
					locale: page.locale,
					origin: shared.origin,
					url: shared.origin + page.href,
				})
			: []),
	]);
}

function faqJsonLd(page: PageFieldsFragment): Record<string, unknown>[] {
	const questions = page.sections.flatMap((section) =>
		section.__typename === 'FaqSection' ? section.items : [],
	);
	if (questions.length === 0) return [];
	return [
		{
			'@type': 'FAQPage',
			mainEntity: questions.map((item) => ({
				'@type': 'Question',
				name: item.question,
				acceptedAnswer: {
					'@type': 'Answer',
					text: withoutPresentation(inFirstCurrency(item.answer)),
				},
			})),
		},
	];
}

function productJsonLd(
	product: ProductFieldsFragment,
	shared: RootData,
	offers: object | null,
): Record<string, unknown> {
	return {
		'@type': 'Product',
		name: product.title,
		description: plainText(product.description),
		...(product.image ? { image: shared.origin + product.image.url } : {}),
		...(shared.settings ? { brand: { '@type': 'Brand', name: shared.settings.brand } } : {}),
		...(offers && { offers }),
	};
}
