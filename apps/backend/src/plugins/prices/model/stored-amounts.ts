import {
	type Currency,
	currencies,
	type PerCurrency,
	perCurrency,
} from '@website/contracts/currencies';
import { formatOptional } from './amount.ts';

/** The kind of an amount: the price, the premium price for direct operator routes, or the set-up fee. */
export type AmountKind = '' | 'Premium' | 'Fee';

/** The stored fields of a price: eur, eurPremium. */
export type StoredAmounts<Kind extends AmountKind = ''> = {
	[C in Currency as `${Lowercase<C>}${Kind}`]: number | null;
};

export function amountName<Kind extends AmountKind>(currency: Currency, kind: Kind) {
	// `toLowerCase` returns `string`, so the type of the literal is lost.
	return `${currency.toLowerCase() as Lowercase<Currency>}${kind}` as const;
}

/** Names of the stored fields of all currencies, grouped by currency. */
export function amountNames(kinds: readonly AmountKind[] = ['']): string[] {
	return currencies.flatMap((currency) => kinds.map((kind) => amountName(currency, kind)));
}

/** Creates the stored fields of a price, one for each currency. */
export function storedAmounts<const Kind extends AmountKind = ''>(
	value: (currency: Currency) => number | null,
	kind?: Kind,
): StoredAmounts<Kind> {
	const fields = currencies.map((currency) => [amountName(currency, kind ?? ''), value(currency)]);
	// `Object.fromEntries` loses the types of the keys.
	return Object.fromEntries(fields) as StoredAmounts<Kind>;
}

/** The amounts of one kind as decimals, null for no price. Each key is the currency and the suffix: `EURbefore`. */
export function decimalAmounts<Kind extends AmountKind, const Suffix extends string>(
	row: StoredAmounts<Kind>,
	kind: Kind,
	suffix: Suffix,
): PerCurrency<string | null, Suffix> {
	// TypeScript cannot infer the field of the row from a generic currency.
	const amounts: Readonly<Record<string, number | null>> = row;
	return perCurrency((currency) => formatOptional(amounts[amountName(currency, kind)]), suffix);
}

/** The amounts of a stored row in the format of the price contract: `EURfee` as a decimal, null for no price. */
export const contractAmounts = <Kind extends AmountKind = ''>(
	row: StoredAmounts<Kind>,
	kind: Kind,
): PerCurrency<string | null, Lowercase<Kind>> =>
	decimalAmounts(row, kind, kind.toLowerCase() as Lowercase<Kind>);
