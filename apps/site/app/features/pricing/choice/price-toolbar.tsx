import { countryCodes } from '@website/contracts/countries';
import { localeDefinition } from '@website/contracts/locales';
import { localeCurrency } from '@website/contracts/site-currencies';
import { type MouseEvent, useId } from 'react';
import { countryName } from '#shared/prices/money.ts';
import { areDefaultCountries } from '#shared/prices/price-address.ts';
import { PriceForm } from '~/features/pricing/price-form';
import { useLocale, useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { countriesByName } from '../countries/country-options';
import { CountryPicker } from '../countries/country-picker';
import { chosenCurrency } from '../store/state';
import { usePrices } from '../use-prices';
import { CurrencySwitch } from './currency-switch';

/** Puts a country before the visitor's countries. Replaces them if they are the specified default (section 9). */
function countriesWith(country: string, selected: readonly string[]): string[] {
	return areDefaultCountries(selected)
		? [country]
		: [country, ...selected.filter((code) => code !== country)];
}

/**
 * A button that selects the most likely country and currency of the language (`likelyCountry` in the contract's list of languages).
 * Hidden if they are already selected. Without JavaScript, it submits a form to the server.
 */
function LikelyChoice() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const { likelyCountry: country } = localeDefinition(locale);
	const currency = localeCurrency(locale);
	const selectedCurrency = usePrices(chosenCurrency);
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

/**
 * Form that adds a country without JavaScript, by a select that is submitted to the server. With JavaScript it stays inert in
 * `noscript`.
 */
function CountryForm() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const id = useId();
	const countries = usePrices((state) => state.selectedCountries);
	const currency = usePrices(chosenCurrency);
	return (
		<PriceForm>
			<input type="hidden" name="currency" value={currency} />
			<input type="hidden" name="countries" value={countries.join()} />
			<label htmlFor={id} className="mb-1.5 block text-sm font-bold">
				{pricing.addCountry}
			</label>
			<div className="flex">
				<select
					id={id}
					name="countries"
					className="min-h-12 min-w-0 flex-1 bg-surface px-4 shadow-[inset_0_0_0_2px_var(--line-strong)]"
				>
					{countriesByName(countryCodes, locale).map(({ code, name }) => (
						<option key={code} value={code}>
							{name}
						</option>
					))}
				</select>
				<Button type="submit" look="secondary">
					{pricing.add}
				</Button>
			</div>
		</PriceForm>
	);
}

interface ToolbarProps {
	/** Target id for links to the toolbar. */
	id?: string | undefined;
	countries?: boolean;
}

/** Selects countries and currency for all prices of the page. */
export function Toolbar({ id, countries = true }: ToolbarProps) {
	return (
		<div id={id} className="mb-6 print:hidden flex flex-wrap items-start gap-x-8 gap-y-2">
			{countries && (
				<div className="w-full max-w-[28rem] min-w-0 sm:flex-1">
					<div className="no-script:hidden">
						<CountryPicker />
					</div>
					<noscript>
						<CountryForm />
					</noscript>
				</div>
			)}
			<CurrencySwitch />
			{countries && <LikelyChoice />}
		</div>
	);
}
