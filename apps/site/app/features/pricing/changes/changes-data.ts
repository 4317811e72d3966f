import type { PriceChange } from '#shared/prices/price-model.ts';
import type { TranslationFieldsFragment } from '~/content/generated/operations';

/** Where the page of price changes is in a language, below the page with all prices. */
export interface ChangesAddress {
	href: string;
	pricePage: { href: string; title: string };
	translations: TranslationFieldsFragment[];
}

/** What the page of price changes shows: the last day first. */
export interface ChangesPageData extends ChangesAddress {
	locale: TranslationFieldsFragment['locale'];
	changes: PriceChange[];
}

/** Changes that have not begun, and the URL of the page of all changes: for notes beside today's prices. */
export interface AnnouncedChanges {
	href: string;
	changes: PriceChange[];
}
