import type { Row } from '../../../platform/database/write-rows.ts';
import { completeCountries, pick, sampleAmounts, sampleNote, validFrom } from './exceptions.ts';

const euro = 1_000_000;

/** Monthly price and set-up fee in steps of half a euro; one of five set-ups is free. */
function subscription(country: string, kind: 'keyword' | 'number', base: number): Row {
	const monthly = (base + pick(40, kind, country)) * (euro / 2);
	const fee = pick(5, 'fee', kind, country) === 0 ? 0 : monthly * 2;
	return {
		country,
		kind,
		...sampleAmounts(monthly),
		...sampleAmounts(fee, 'Fee'),
		validFrom,
		note: sampleNote,
	};
}

/** Sample prices of keywords and numbers; not every country has both. */
export function subscriptionSamples(country: string): Row[] {
	const has = (kind: string) =>
		completeCountries.has(country) || pick(10, 'has', kind, country) < 7;
	return [
		...(has('keyword') ? [subscription(country, 'keyword', 20)] : []),
		...(has('number') ? [subscription(country, 'number', 10)] : []),
	];
}

const tier = (code: string, name: string, from: number, to: number | null, eur: number): Row => ({
	code,
	name,
	fromVolume: from,
	toVolume: to,
	...sampleAmounts(eur),
	unit: 'THOUSAND_EMAILS',
	withdrawn: false,
	validFrom,
	note: sampleNote,
});

/** Sample tiers: the first is free. Every volume has a published price. */
export const emailSamples: Row[] = [
	tier('free', 'Free', 0, 1_000, 0),
	tier('starter', 'Starter', 1_001, 10_000, 1_200_000),
	tier('growth', 'Growth', 10_001, 100_000, 850_000),
	tier('scale', 'Scale', 100_001, 1_000_000, 490_000),
	tier('enterprise', 'Enterprise', 1_000_001, null, 350_000),
];
