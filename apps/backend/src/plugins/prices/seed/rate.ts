import { createHash } from 'node:crypto';
import type { Currency } from '@website/contracts/currencies';
import { type AmountKind, type StoredAmounts, storedAmounts } from '../model/stored-amounts.ts';

// Fixed rates for samples only; editors set real prices in each currency.
const perHundredEur: Record<Currency, number> = { EUR: 100, DKK: 746 };
const roundingUnit = 1_000;

/** Converts a sample price in millionths of a euro to a currency, rounded to three decimals. */
export const sampleIn = (currency: Currency, eur: number): number =>
	currency === 'EUR'
		? eur
		: Math.round((eur * perHundredEur[currency]) / 100 / roundingUnit) * roundingUnit;

export const sampleAmounts = <const Kind extends AmountKind = ''>(
	eur: number | null,
	kind?: Kind,
): StoredAmounts<Kind> =>
	storedAmounts((currency) => (eur === null ? null : sampleIn(currency, eur)), kind);

/** A pseudo-random number from 0 to `below` − 1, always the same for the same seeds. */
export function pick(below: number, ...seeds: string[]): number {
	return createHash('sha256').update(seeds.join(' ')).digest().readUInt32BE(0) % below;
}
