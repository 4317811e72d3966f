import type { Currency } from '@website/contracts/currencies';
import type { RcsType } from '@website/contracts/rcs-types';
import { add, type Decimal, type PriceRange, thousandth, times } from '#shared/prices/decimal.ts';
import { type NoCost, noCosts } from '#shared/prices/no-cost.ts';
import type { CountrySummary, EmailPrice } from '#shared/prices/price-model.ts';
import type { Count, EstimateChoices } from './choices';

/** A cost, exactly; a range where operators differ. */
export type Cost = PriceRange | NoCost;

export interface CountryEstimate {
	country: string;
	/** What one segment or message costs; null where it is not offered. */
	unit: { sms: PriceRange | null; rcs: PriceRange | null };
	sms: Cost;
	rcs: Cost;
}

export interface Estimate {
	countries: CountryEstimate[];
	email: Cost;
	/** The sum of all lines; none if any line has no price. */
	total: Cost;
}

export interface MessageSize {
	segments: Count;
	rcsType: RcsType;
}

/** More messages than this to one country, or e-mails, have no list price whatever an editor says. */
const mostAtListPrice = 1_000_000_000;

const nothing: PriceRange = { min: '0', max: '0' };

function exactly(cost: Decimal | null | undefined): PriceRange | null {
	return cost ? { min: cost, max: cost } : null;
}

export function isNoCost(cost: Cost): cost is NoCost {
	return typeof cost === 'string';
}

export function sumOf(costs: readonly Cost[]): Cost {
	const missing = noCosts.find((reason) => costs.includes(reason));
	if (missing) return missing;
	return costs.reduce<PriceRange>((total, cost) => {
		if (isNoCost(cost)) return total;
		return { min: add(total.min, cost.min), max: add(total.max, cost.max) };
	}, nothing);
}

function tierCost(tier: EmailPrice, price: Decimal, count: number): Decimal {
	const first = Math.max(tier.from, 1);
	const last = Math.min(tier.to ?? count, count);
	const inTier = Math.max(0, last - first + 1);
	if (tier.unit === 'MONTH') return last === count && inTier > 0 ? price : '0';
	const cost = times(price, inTier);
	return tier.unit === 'THOUSAND_EMAILS' ? thousandth(cost) : cost;
}

/**
 * E-mails at the price of the tier each falls into; a monthly price is due in the tier the month ends in. On request
 * where a tier has no price, and beyond the last one.
 */
export function emailCost(tiers: readonly EmailPrice[], count: Count, currency: Currency): Cost {
	if (count === null) return 'unreadable';
	if (count === 0) return nothing;
	if (tiers.length === 0) return 'unavailable';
	const reached = tiers.filter((tier) => tier.from <= count);
	const isCovered = reached.some((tier) => tier.to === null || tier.to >= count);
	if (!isCovered || count > mostAtListPrice) return 'onRequest';
	let total: Decimal = '0';
	for (const tier of reached) {
		const price = tier[currency];
		if (price === null) return 'onRequest';
		total = add(total, tierCost(tier, price, count));
	}
	return { min: total, max: total };
}

/**
 * What the choices cost a month, exactly, at the prices of the day (specification section 9 for currencies and RCS types).
 * `onRequestFrom` is the number of messages a month to one country from which the list's prices don't hold.
 */
export function estimate(
	choices: EstimateChoices,
	{ segments, rcsType }: MessageSize,
	prices: {
		summaries: readonly CountrySummary[];
		tiers: readonly EmailPrice[];
		currency: Currency;
	},
	onRequestFrom: number | null,
): Estimate {
	function cost(unit: PriceRange | null, messages: Count, parts: Count): Cost {
		if (messages === null || (messages > 0 && parts === null)) return 'unreadable';
		if (messages === 0 || parts === null) return nothing;
		if (!unit) return 'notOffered';
		if (messages > mostAtListPrice || messages >= (onRequestFrom ?? Number.POSITIVE_INFINITY)) {
			return 'onRequest';
		}
		const count = messages * parts;
		return { min: times(unit.min, count), max: times(unit.max, count) };
	}
	const countries = [...choices.volumes].map(([country, volumes]): CountryEstimate => {
		const summary = prices.summaries.find((entry) => entry.country === country);
		const unit = { sms: exactly(summary?.sms), rcs: summary?.rcs[rcsType] ?? null };
		return {
			country,
			unit,
			sms: cost(unit.sms, volumes.sms, segments),
			rcs: cost(unit.rcs, volumes.rcs, 1),
		};
	});
	const email = emailCost(prices.tiers, choices.emails, prices.currency);
	const total = sumOf([...countries.flatMap(({ sms, rcs }) => [sms, rcs]), email]);
	return { countries, email, total };
}
