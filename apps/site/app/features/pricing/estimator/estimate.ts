import type { Currency } from '../model/currency';
import { add, type Decimal, type PriceRange, thousandth, times } from '../model/decimal';
import type { EmailPrice, Price } from '../model/prices';
import type { CountrySummary } from '../model/summary-schema';
import type { EstimateChoices } from './choices';

/** A cost; null where something was asked for that has no price. RCS differs by operator, hence a range. */
export type Cost = PriceRange | null;

export interface CountryEstimate {
	country: string;
	sms: Cost;
	rcs: Cost;
}

export interface Estimate {
	countries: CountryEstimate[];
	email: Cost;
	/** Of everything that has a price. */
	total: PriceRange;
	/** Whether something without a price was asked for. */
	incomplete: boolean;
}

const nothing: PriceRange = { min: '0', max: '0' };

function exactly(cost: Decimal): PriceRange {
	return { min: cost, max: cost };
}

function sum(a: PriceRange, b: PriceRange): PriceRange {
	return { min: add(a.min, b.min), max: add(a.max, b.max) };
}

function multiplied(range: PriceRange | null, count: number): Cost {
	if (count === 0) return nothing;
	return range && { min: times(range.min, count), max: times(range.max, count) };
}

/** Costs together; null as soon as one of them has no price. */
export function sumOf(costs: readonly Cost[]): Cost {
	return costs.reduce<Cost>((total, cost) => total && cost && sum(total, cost), nothing);
}

function tierCost(tier: EmailPrice, price: Decimal, count: number): Decimal {
	const first = Math.max(tier.from, 1);
	const last = Math.min(tier.to ?? count, count);
	const inTier = Math.max(0, last - first + 1);
	if (tier.unit === 'MONTH') return last === count && inTier > 0 ? price : '0';
	const cost = times(price, inTier);
	return tier.unit === 'THOUSAND_EMAILS' ? thousandth(cost) : cost;
}

/** E-mails at the price of the tier each falls into; a monthly price is due in the tier the month ends in. */
export function emailCost(tiers: readonly EmailPrice[], count: number, currency: Currency): Cost {
	if (count === 0) return nothing;
	const reached = tiers.filter((tier) => tier.from <= count);
	if (reached.length === 0) return null;
	let total: Decimal = '0';
	for (const tier of reached) {
		const price: Price = tier[currency];
		if (price === null) return null;
		total = add(total, tierCost(tier, price, count));
	}
	return exactly(total);
}

/** What the choices cost a month, exactly, at the prices of the day (specification section 9 for currencies and RCS types). */
export function estimate(
	choices: EstimateChoices,
	summaries: readonly CountrySummary[],
	tiers: readonly EmailPrice[],
	currency: Currency,
): Estimate {
	const countries = [...choices.volumes].map(([country, volumes]): CountryEstimate => {
		const summary = summaries.find((entry) => entry.country === country);
		const sms = summary?.sms ? exactly(summary.sms) : null;
		return {
			country,
			sms: multiplied(sms, volumes.sms * choices.segments),
			rcs: multiplied(summary?.rcs[choices.rcsType] ?? null, volumes.rcs),
		};
	});
	const email = emailCost(tiers, choices.emails, currency);
	const costs = [...countries.flatMap(({ sms, rcs }) => [sms, rcs]), email];
	return {
		countries,
		email,
		total: costs.reduce<PriceRange>((total, cost) => (cost ? sum(total, cost) : total), nothing),
		incomplete: costs.includes(null),
	};
}
