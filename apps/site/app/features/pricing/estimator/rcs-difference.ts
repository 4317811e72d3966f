import { add, compare, type PriceRange, times } from '#shared/prices/decimal.ts';
import type { Count } from './choices';
import type { CountryEstimate } from './estimate';

export interface RcsDifference {
	/** True if RCS is cheaper with all operators; false if it is more expensive with all. */
	saves: boolean;
	/** The exact difference, from the smallest to the largest. */
	sum: PriceRange;
}

/**
 * The difference in cost if the SMS to a country were sent as one RCS message each. Null if either has no price, if no messages are sent,
 * and if RCS is cheaper with one operator and more expensive with another.
 */
export function rcsDifference(
	{ sms, rcs }: CountryEstimate['unit'],
	messages: Count,
	segments: Count,
): RcsDifference | null {
	if (!sms || !rcs || !messages || !segments) return null;
	const smsPrice = times(sms.min, segments);
	const [largest, smallest] = [rcs.min, rcs.max].map((price) =>
		times(add(smsPrice, times(price, -1)), messages),
	);
	if (!largest || !smallest) return null;
	if (compare(smallest, '0') > 0) return { saves: true, sum: { min: smallest, max: largest } };
	if (compare(largest, '0') < 0)
		return { saves: false, sum: { min: times(largest, -1), max: times(smallest, -1) } };
	return null;
}
