import { createHash } from 'node:crypto';
import type { Currency } from '@website/contracts/currencies';
import { type AmountKind, type StoredAmounts, storedAmounts } from '../model/stored-amounts.ts';

/** Countries without sample prices. */
export const countriesWithoutPrices = new Set([
	'AQ',
	'BV',
	'CU',
	'HM',
	'IR',
	'KP',
	'SY',
	'TF',
	'UM',
]);
export const freeCountry = 'LI';

/** Countries with samples of all prices, independent of the hash, because visitors see them first. */
export const completeCountries = new Set(['DE', 'DK', 'FR', 'GB', 'NO', 'SE', 'US']);

/** Countries with an earlier and an announced SMS price; the difference of the announced price in millionths of a euro per segment. */
export const announcedChanges: Readonly<Record<string, number>> = {
	DE: 2_500,
	DK: 2_500,
	NL: -1_200,
	US: 900,
};

export const sampleNote = 'Sample price, not an offer';
export const validFrom = '2026-01-01';
export const earlierValidFrom = '2025-01-01';

/** The first day of the next quarter that begins at least 30 days after a day, so that announced prices are in the future. */
export function nextQuarter(day: string): string {
	const earliest = new Date(`${day}T00:00:00Z`);
	earliest.setUTCDate(earliest.getUTCDate() + 30);
	const quarter = Math.floor((earliest.getUTCMonth() + 3) / 3);
	return new Date(Date.UTC(earliest.getUTCFullYear(), quarter * 3, 1)).toISOString().slice(0, 10);
}

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
