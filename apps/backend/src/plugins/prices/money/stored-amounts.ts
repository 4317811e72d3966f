import {
	type Currency,
	currencies,
	type PerCurrency,
	perCurrency,
} from '@website/contracts/currencies';
import { formatOptional } from './amount.ts';

/** What a price is of: the price itself, the one on direct operator routes, the set-up fee. */
export type AmountKind = '' | 'Premium' | 'Fee';

/** The stored fields of a price: eur, eurPremium. */
export type StoredAmounts<Kind extends AmountKind = ''> = {
	[C in Currency as `${Lowercase<C>}${Kind}`]: number | null;
};

export function amountName<Kind extends AmountKind>(currency: Currency, kind: Kind) {
	// `toLowerCase` forgets which texts there are.
	return `${currency.toLowerCase() as Lowercase<Currency>}${kind}` as const;
}

/** Names of the stored fields of all currencies, the kinds of one beside each other. */
export function amountNames(kinds: readonly AmountKind[] = ['']): string[] {
	return currencies.flatMap((currency) => kinds.map((kind) => amountName(currency, kind)));
}

/** Makes the stored fields of a price, one for each currency. */
export function storedAmounts<const Kind extends AmountKind = ''>(
	value: (currency: Currency) => number | null,
	kind?: Kind,
): StoredAmounts<Kind> {
	const fields = currencies.map((currency) => [amountName(currency, kind ?? ''), value(currency)]);
	// `Object.fromEntries` forgets which names there are.
	return Object.fromEntries(fields) as StoredAmounts<Kind>;
}

/** The amounts of one kind of a stored row as decimals, null for no price, each under its currency and a suffix. */
export function amountsAs<Kind extends AmountKind, const Suffix extends string>(
	row: StoredAmounts<Kind>,
	kind: Kind,
	suffix: Suffix,
): PerCurrency<string | null, Suffix> {
	// Which of the row's fields it is the types can't follow from a currency that is not known yet.
	const amounts: Readonly<Record<string, number | null>> = row;
	return perCurrency((currency) => formatOptional(amounts[amountName(currency, kind)]), suffix);
}

/** The amounts of a stored row as the price contract has them: `EURfee` as decimal, null for no price. */
export const contractAmounts = <Kind extends AmountKind = ''>(
	row: StoredAmounts<Kind>,
	kind: Kind,
): PerCurrency<string | null, Lowercase<Kind>> =>
	amountsAs(row, kind, kind.toLowerCase() as Lowercase<Kind>);
