import { isZero } from '#shared/prices/decimal.ts';
import { countryName, formatMoney } from '#shared/prices/money.ts';
import { rcsPrice } from '#shared/prices/rcs-lookup.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { usePrices } from '../use-prices';

function useDisplayedRcs() {
	const selectedCountry = usePrices((state) => state.selectedRcsCountry);
	const selectedRcs = usePrices((state) => state.rcsData.transactionRcs);
	const rcsCurrency = usePrices((state) => state.rcsCurrency);
	const countries = usePrices((state) => state.selectedCountries);
	const models = usePrices((state) => state.priceData);
	const currency = usePrices((state) => state.figuresCurrency);
	if (countries.includes(selectedCountry)) {
		return { country: selectedCountry, currency: rcsCurrency, transactionRcs: selectedRcs };
	}
	const country = countries[0] ?? '';
	const model = models.find(({ id }) => id === country);
	return { country, currency, transactionRcs: model?.transactionRcs ?? null };
}

/** The price of a basic RCS message in the selected RCS country (specification section 9), or in the first displayed one. */
export function RcsLookupNote() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const { country, currency, transactionRcs } = useDisplayedRcs();
	const price = rcsPrice([{ id: country, transactionRcs }], country, currency);
	const operator = transactionRcs?.operators[0]?.operator.name;
	if (isZero(price) || !operator || transactionRcs.country !== country) return null;
	return (
		<p aria-live="polite" className="mb-6 max-w-text text-muted" suppressHydrationWarning>
			{pricing.rcsLookup(
				countryName(country, locale),
				formatMoney(price, currency, locale),
				operator,
			)}
		</p>
	);
}
