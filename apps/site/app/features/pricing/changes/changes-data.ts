import type { PriceChange } from '#shared/prices/price-model.ts';
import type { TranslationFieldsFragment } from '~/content/generated/operations';

/** URL of the price changes page in a language, its parent (the price page), and its translations. */
export interface ChangesAddress {
	href: string;
	pricePage: { href: string; title: string };
	translations: TranslationFieldsFragment[];
}

/** Data of the price changes page, latest changes first. */
export interface ChangesPageData extends ChangesAddress {
	locale: TranslationFieldsFragment['locale'];
	changes: PriceChange[];
}

/** Changes that are not in effect yet, and the URL of the price changes page; for notes beside today's prices. */
export interface AnnouncedChanges {
	href: string;
	changes: PriceChange[];
}
