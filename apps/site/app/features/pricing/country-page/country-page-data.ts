import type { Currency } from '@website/contracts/currencies';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { PriceRange } from '#shared/prices/decimal.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import type {
	GetCountryGuideQuery,
	TranslationFieldsFragment,
} from '~/content/generated/operations';

export type CountryGuide = NonNullable<GetCountryGuideQuery['countryGuide']>;

/** A price in structured data. */
export interface CountryOffer {
	name: string;
	unit: string;
	range: PriceRange;
}

export interface NamedCountry {
	code: string;
	name: string;
	href: string;
}

/** Data of a country's page. Country names come from the server, because browsers may have others. */
export interface CountryPageData {
	country: NamedCountry;
	locale: LocaleCode;
	/** The parent page, which has all prices. */
	pricePage: { href: string; title: string };
	translations: TranslationFieldsFragment[];
	/** The country's prices in each currency, with a limited number of operators; null if they could not be read. */
	models: Record<Currency, PriceModel> | null;
	guide: CountryGuide | null;
	nearby: NamedCountry[];
	/** The currency of structured data. */
	currency: Currency;
	title: string;
	description: string;
	offers: CountryOffer[];
	validFrom: string | null;
}
