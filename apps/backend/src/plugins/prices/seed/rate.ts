import type { Currency } from '@website/contracts/currencies';
import { type AmountKind, type StoredAmounts, storedAmounts } from '../money/stored-amounts.ts';

// Fixed rates for samples only; real prices are set in each currency one by one.
const perHundredEur: Record<Currency, number> = { EUR: 100, DKK: 746 };
const tidy = 1_000;

/** A sample's price in another currency than the euro: millionths, rounded to three decimals. */
export const sampleIn = (currency: Currency, eur: number): number =>
	currency === 'EUR' ? eur : Math.round((eur * perHundredEur[currency]) / 100 / tidy) * tidy;

export const sampleAmounts = <const Kind extends AmountKind = ''>(
	eur: number | null,
	kind?: Kind,
): StoredAmounts<Kind> =>
	storedAmounts((currency) => (eur === null ? null : sampleIn(currency, eur)), kind);
