import { compare, type PriceRange } from '#shared/prices/decimal.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { type Measure, measured } from '../amounts/measure';

/** Countries of similar prices: one shade of the map. */
export interface MapClass {
	range: PriceRange;
	countries: string[];
}

const classCount = 5;

/** Splits countries into classes of about the same size, cheapest first; those without the price are in none. */
export function mapClasses(summaries: readonly CountrySummary[], measure: Measure): MapClass[] {
	const priced = summaries
		.flatMap((summary) => {
			const range = measured(summary, measure);
			return range ? [{ country: summary.country, price: range.min }] : [];
		})
		.sort((a, b) => compare(a.price, b.price));
	const size = Math.ceil(priced.length / classCount);
	const classes: MapClass[] = [];
	for (const { country, price } of priced) {
		const last = classes.at(-1);
		// Equal prices belong together, even where a class becomes larger than the others.
		if (last && (last.countries.length < size || compare(price, last.range.max) === 0)) {
			last.countries.push(country);
			last.range.max = price;
		} else classes.push({ range: { min: price, max: price }, countries: [country] });
	}
	return classes;
}
