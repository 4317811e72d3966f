import { localeDefinition } from '@website/contracts/locales';
import { defaultCurrency, siteCurrencyOf } from '@website/contracts/site-currencies';
import type { MouseEvent } from 'react';
import { countryName } from '#shared/prices/money.ts';
import { isDefaultChoice } from '#shared/prices/price-address.ts';
import { PriceForm } from '~/features/pricing/price-form';
import { useLocale, useMessages } from '~/i18n/context';
import { usePrices } from '../use-prices';

/** Puts a country before the visitor's countries. Replaces them if they are the specified default (section 9). */
export function countriesWith(country: string, selected: readonly string[]): string[] {
	const isUntouched = isDefaultChoice({ currency: defaultCurrency(), countries: [...selected] });
	return isUntouched ? [country] : [country, ...selected.filter((code) => code !== country)];
}

/**
 * A button that selects the most likely country and currency of the language (`likelyCountry` in the contract's list of languages).
 * Hidden if they are already selected. Without JavaScript, it submits a form to the server.
 */
export function LikelyChoice() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const { likelyCountry: country } = localeDefinition(locale);
	const currency = siteCurrencyOf(country);
	const selectedCurrency = usePrices((state) => state.selectedCurrency) || defaultCurrency();
	const countries = usePrices((state) => state.selectedCountries);
	const chooseTogether = usePrices((state) => state.chooseTogether);
	if (selectedCurrency === currency && countries[0] === country) return null;
	const nextCountries = countriesWith(country, countries);

	function select(event: MouseEvent) {
		event.preventDefault();
		void chooseTogether(currency, nextCountries);
	}

	return (
		<PriceForm>
			<input type="hidden" name="countries" value={nextCountries.join()} />
			<button
				type="submit"
				name="currency"
				value={currency}
				onClick={select}
				suppressHydrationWarning
				className="min-h-12 font-bold text-link underline underline-offset-4 hover:decoration-2 sm:mt-[1.6875rem]"
			>
				{pricing.likely(countryName(country, locale), currency)}
			</button>
		</PriceForm>
	);
}
