import { countryName } from '#shared/prices/money.ts';
import { PriceForm } from '~/features/pricing/price-form';
import { useLocale, useMessages } from '~/i18n/context';
import { Icon } from '~/ui/pictures/icon';
import { VisuallyHidden } from '~/ui/text/visually-hidden';
import { CountryFlag, CountryLink } from '../countries/country-label';
import { chosenCurrency } from '../store/state';
import { usePrices } from '../use-prices';

/** The control that takes the focus of a removed button: that of the next country, of the last one, or the field for adding one. */
function controlAfterRemoval(button: HTMLButtonElement): HTMLElement | null {
	const buttons = [...(button.closest('tr')?.querySelectorAll('button') ?? [])];
	const at = buttons.indexOf(button);
	return (
		buttons[at + 1] ??
		buttons[at - 1] ??
		document.querySelector<HTMLElement>('[data-country-field]')
	);
}

/** Removes a country from the comparison. Without JavaScript, the button submits the list without it. */
function RemoveButton({ country }: { country: string }) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const countries = usePrices((state) => state.selectedCountries);
	const removeCountry = usePrices((state) => state.removeCountry);
	return (
		<button
			type="submit"
			name="countries"
			value={countries.filter((code) => code !== country).join()}
			aria-label={pricing.removeCountry(countryName(country, locale))}
			suppressHydrationWarning
			onClick={(event) => {
				event.preventDefault();
				controlAfterRemoval(event.currentTarget)?.focus();
				void removeCountry(country);
			}}
			className="-m-2 flex size-10 print:hidden items-center justify-center text-muted hover:text-fg"
		>
			<Icon name="x" className="size-4" />
		</button>
	);
}

interface ComparisonHeadProps {
	countries: string[];
	printed: boolean;
}

const columnClass =
	'w-26 min-w-26 border-line pr-2 text-left align-top sm:w-36 sm:min-w-36 lg:w-44 lg:min-w-44 xl:w-56 xl:min-w-56 sm:border-l sm:px-3 lg:px-5 print:w-auto print:min-w-0 print:px-2';

/**
 * One column for each selected country. The widths are fixed, so that adding a country does not move the others. The buttons have a row of
 * their own, so that they are not part of the header cells, which screen readers repeat for each price.
 */
export function ComparisonHead({ countries, printed }: ComparisonHeadProps) {
	const { pricing } = useMessages();
	const currency = usePrices(chosenCurrency);
	return (
		<thead>
			<tr>
				<td className="sticky left-0 z-10 bg-surface max-sm:hidden print:static" />
				{countries.map((country) => (
					<td key={country} className={`${columnClass} pt-5 pb-2`}>
						<div className="flex items-start justify-between">
							<CountryFlag code={country} className="h-7" />
							{!printed && (
								<PriceForm title={pricing.countries}>
									<input type="hidden" name="currency" value={currency} />
									<RemoveButton country={country} />
								</PriceForm>
							)}
						</div>
					</td>
				))}
			</tr>
			<tr>
				<th scope="col" className="sticky left-0 z-10 bg-surface max-sm:hidden print:static">
					<VisuallyHidden>{pricing.price}</VisuallyHidden>
				</th>
				{countries.map((country) => (
					<th
						key={country}
						scope="col"
						className={`${columnClass} pb-4 text-sm leading-snug font-bold break-words hyphens-auto sm:text-base print:text-sm`}
					>
						<CountryLink code={country} className="inline-block min-h-6" />
					</th>
				))}
			</tr>
		</thead>
	);
}
