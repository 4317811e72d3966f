import type { Row } from '../../../platform/database/write-rows.ts';
import { completeCountries, sampleNote, validFrom } from './exceptions.ts';
import { pick, sampleAmounts } from './rate.ts';

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
