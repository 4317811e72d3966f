import type { Currency } from '@website/contracts/currencies';
import type { RcsType } from '@website/contracts/rcs-types';
import {
	add,
	type Decimal,
	exactly,
	type PriceRange,
	thousandth,
	times,
} from '#shared/prices/decimal.ts';
import { type NoCost, noCosts } from '#shared/prices/no-cost.ts';
import type { CountrySummary, EmailPrice } from '#shared/prices/price-model.ts';
import type { Count, EstimateChoices } from './choices';

/** An exact cost; a range if operators differ. */
export type Cost = PriceRange | NoCost;

export interface CountryEstimate {
	country: string;
	/** The price of one segment or message; null if it is not offered. */
	unit: { sms: PriceRange | null; rcs: PriceRange | null };
	sms: Cost;
	rcs: Cost;
}

export interface Estimate {
	countries: CountryEstimate[];
	email: Cost;
	/** The sum of all lines, or the reason if any line has no cost. */
	total: Cost;
}

export interface MessageSize {
	segments: Count;
	rcsType: RcsType;
}

/** The maximum number of messages to one country, or of e-mails, with a list price, independent of the editor's limit. */
const maxListPriceCount = 1_000_000_000;

const zeroCost: PriceRange = { min: '0', max: '0' };

export function isNoCost(cost: Cost): cost is NoCost {
	return typeof cost === 'string';
}

export function sumOf(costs: readonly Cost[]): Cost {
	const missing = noCosts.find((reason) => costs.includes(reason));
	if (missing) return missing;
	return costs.reduce<PriceRange>((total, cost) => {
		if (isNoCost(cost)) return total;
		return { min: add(total.min, cost.min), max: add(total.max, cost.max) };
	}, zeroCost);
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
 * The cost of e-mails, each at the price of its tier. A monthly price applies to the tier in which the month ends. On request if a tier has
 * no price, and beyond the last tier.
 */
export function emailCost(tiers: readonly EmailPrice[], count: Count, currency: Currency): Cost {
	if (count === null) return 'unreadable';
	if (count === 0) return zeroCost;
	if (tiers.length === 0) return 'unavailable';
	const reachedTiers = tiers.filter((tier) => tier.from <= count);
	const isCovered = reachedTiers.some((tier) => tier.to === null || tier.to >= count);
	if (!isCovered || count > maxListPriceCount) return 'onRequest';
	let total: Decimal = '0';
	for (const tier of reachedTiers) {
		const price = tier[currency];
		if (price === null) return 'onRequest';
		total = add(total, tierCost(tier, price, count));
	}
	return { min: total, max: total };
}

/**
 * The exact monthly cost of the choices at today's prices (specification section 9 for currencies and RCS types). `onRequestFrom` is the
 * number of messages a month to one country from which on prices are on request.
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
		if (messages === 0 || parts === null) return zeroCost;
		if (!unit) return 'notOffered';
		if (messages > maxListPriceCount || messages >= (onRequestFrom ?? Number.POSITIVE_INFINITY)) {
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
