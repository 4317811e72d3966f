import { localeDefinition } from '@website/contracts/locales';
import { currencyIn, defaultCurrency } from '@website/contracts/site-currencies';
import type { MouseEvent } from 'react';
import { countryName } from '#shared/prices/money.ts';
import { isDefaultChoice } from '#shared/prices/price-address.ts';
import { PriceForm } from '~/features/pricing/price-form';
import { useLocale, useMessages } from '~/i18n/context';
import { usePrices } from '../use-prices';

/** The country first, before those the visitor chose; in place of the specified ones where nothing was chosen (section 9). */
export function countriesWith(country: string, chosen: readonly string[]): string[] {
	const isUntouched = isDefaultChoice({ currency: defaultCurrency(), countries: [...chosen] });
	return isUntouched ? [country] : [country, ...chosen.filter((code) => code !== country)];
}

/**
 * What most readers of the language want, one tap away (`likelyCountry` in the contract's list of languages). Not shown to who has it already;
 * a form that the server answers where JavaScript has not started.
 */
export function LikelyChoice() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const { likelyCountry: country } = localeDefinition(locale);
	const currency = currencyIn(country);
	const chosen = usePrices((state) => state.selectedCurrency) || defaultCurrency();
	const countries = usePrices((state) => state.selectedCountries);
	const choose = usePrices((state) => state.chooseTogether);
	if (chosen === currency && countries[0] === country) return null;
	const nextCountries = countriesWith(country, countries);

	function take(event: MouseEvent) {
		event.preventDefault();
		void choose(currency, nextCountries);
	}

	return (
		<PriceForm>
			<input type="hidden" name="countries" value={nextCountries.join()} />
			<button
				type="submit"
				name="currency"
				value={currency}
				onClick={take}
				suppressHydrationWarning
				className="min-h-12 font-bold text-link underline underline-offset-4 hover:decoration-2 sm:mt-[1.6875rem]"
			>
				{pricing.likely(countryName(country, locale), currency)}
			</button>
		</PriceForm>
	);
}
