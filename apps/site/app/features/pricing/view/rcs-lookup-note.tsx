import { useLocale, useMessages } from '~/i18n/context';
import { isZero } from '../model/decimal';
import { countryName, formatMoney } from '../model/money';
import { rcsPrice } from '../model/rcs-lookup';
import { usePrices } from '../use-prices';

/** What a basic RCS message costs in the chosen RCS country (specification section 9); nothing where that is not known. */
export function RcsLookupNote() {
	const { pricing } = useMessages();
	const locale = useLocale();
	const country = usePrices((state) => state.selectedRcsCountry);
	const currency = usePrices((state) => state.rcsCurrency);
	const transactionRcs = usePrices((state) => state.rcsData.transactionRcs);
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
