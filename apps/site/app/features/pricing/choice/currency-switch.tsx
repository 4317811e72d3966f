import type { Currency } from '@website/contracts/currencies';
import type { MouseEvent } from 'react';
import { currencyName } from '#shared/prices/money.ts';
import { PriceForm } from '~/features/pricing/price-form';
import { useLocale, useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { chosenCurrency } from '../store/state';
import { usePrices } from '../use-prices';

/** Buttons for the currencies, with the visitor's choice pressed. Without JavaScript, it submits a form to the server. */
export function CurrencySwitch() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const currencies = usePrices((state) => state.availableCurrencies);
	const selected = usePrices(chosenCurrency);
	const countries = usePrices((state) => state.selectedCountries);
	const updateCurrency = usePrices((state) => state.updateCurrency);

	function choose(event: MouseEvent, currency: Currency) {
		event.preventDefault();
		if (currency !== selected) void updateCurrency(currency);
	}

	if (currencies.length < 2) return null;
	return (
		<PriceForm>
			<fieldset>
				<legend className="mb-1.5 text-sm font-bold">{pricing.currency}</legend>
				<input type="hidden" name="countries" value={countries.join()} />
				<div className="inline-flex bg-surface">
					{currencies.map((currency) => (
						<button
							key={currency}
							type="submit"
							name="currency"
							value={currency}
							aria-pressed={currency === selected}
							title={currencyName(currency, locale)}
							suppressHydrationWarning
							onClick={(event) => choose(event, currency)}
							className={classNames(
								'min-h-12 min-w-20 px-5 font-bold transition-colors',
								currency === selected
									? 'bg-action text-on-action'
									: 'shadow-[inset_0_0_0_2px_var(--line)] hover:bg-fg/10',
							)}
						>
							{currency}
						</button>
					))}
				</div>
			</fieldset>
		</PriceForm>
	);
}
