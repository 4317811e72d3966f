import { add, compare, type PriceRange, times } from '#shared/prices/decimal.ts';
import type { Count } from './choices';
import type { CountryEstimate } from './estimate';

export interface RcsDifference {
	/** Whether RCS is cheaper with every operator; otherwise it is dearer with every one. */
	saves: boolean;
	/** How much, exactly: from the least to the most. */
	sum: PriceRange;
}

/**
 * What the SMS to a country would cost less, or more, as one RCS message each. Null where either has no price, where nothing is sent, and
 * where it is less with one operator and more with another.
 */
export function rcsDifference(
	{ sms, rcs }: CountryEstimate['unit'],
	messages: Count,
	segments: Count,
): RcsDifference | null {
	if (!sms || !rcs || !messages || !segments) return null;
	const one = times(sms.min, segments);
	const [most, least] = [rcs.min, rcs.max].map((price) =>
		times(add(one, times(price, -1)), messages),
	);
	if (!most || !least) return null;
	if (compare(least, '0') > 0) return { saves: true, sum: { min: least, max: most } };
	if (compare(most, '0') < 0)
		return { saves: false, sum: { min: times(most, -1), max: times(least, -1) } };
	return null;
}
