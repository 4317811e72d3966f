import type { Row } from '../../../platform/database/write-rows.ts';
import {
	announcedChanges,
	completeCountries,
	earlierValidFrom,
	freeCountry,
	nextQuarter,
	pick,
	sampleAmounts,
	sampleNote,
	validFrom,
} from './exceptions.ts';

/** Lowest price and spread of one segment by zone, in millionths of a euro. */
const levels: Record<string, readonly [number, number]> = {
	'2': [38_000, 560],
	'3': [9_000, 520],
	'4': [24_000, 940],
	'5': [36_000, 760],
	'6': [28_000, 1_240],
	'7': [14_000, 680],
};

/** Sample price of one SMS segment: within the range of the zone, by a hash of the country. */
export function smsAmount(country: string, zone: string): number {
	if (country === freeCountry) return 0;
	const [lowest, spread] = levels[zone] ?? [40_000, 1_000];
	return lowest + pick(spread, 'sms', country) * 100;
}

/** Sample SMS prices of one country as of a day; a quarter of the countries have no premium route. */
export function smsSamples(country: string, zone: string, day: string): Row[] {
	const amount = smsAmount(country, zone);
	const hasPremium = completeCountries.has(country) || pick(4, 'premium', country) > 0;
	const premium = hasPremium ? amount + Math.round(amount / 400) * 100 : null;
	const row = (from: string, difference = 0, announced = false): Row => ({
		country,
		...sampleAmounts(amount + difference),
		...sampleAmounts(premium === null ? null : premium + difference, 'Premium'),
		validFrom: from,
		announced,
		note: sampleNote,
	});
	const change = announcedChanges[country];
	if (change === undefined) return [row(validFrom)];
	return [
		row(earlierValidFrom, -1_500),
		row(validFrom, 0, true),
		row(nextQuarter(day), change, true),
	];
}
