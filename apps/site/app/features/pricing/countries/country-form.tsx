import { countryCodes } from '@website/contracts/countries';
import { defaultCurrency } from '@website/contracts/site-currencies';
import { useId } from 'react';
import { PriceForm } from '~/features/pricing/price-form';
import { useLocale, useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { usePrices } from '../use-prices';
import { countriesByName } from './country-options';

/**
 * Form that adds a country without JavaScript, by a select that is submitted to the server. With JavaScript it stays inert in
 * `noscript`.
 */
export function CountryForm() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const id = useId();
	const countries = usePrices((state) => state.selectedCountries);
	const currency = usePrices((state) => state.selectedCurrency) || defaultCurrency();
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
