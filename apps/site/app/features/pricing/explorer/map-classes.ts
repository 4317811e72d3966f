import { compare, type PriceRange } from '#shared/prices/decimal.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { type Measure, measureRange } from '../amounts/measure';

/** Countries with similar prices and the same shade on the map. */
export interface MapClass {
	range: PriceRange;
	countries: string[];
}

const classCount = 5;

/** Splits countries into classes of similar size, cheapest first. Leaves out countries without the price. */
export function mapClasses(summaries: readonly CountrySummary[], measure: Measure): MapClass[] {
	const priced = summaries
		.flatMap((summary) => {
			const range = measureRange(summary, measure);
			return range ? [{ country: summary.country, price: range.min }] : [];
		})
		.sort((a, b) => compare(a.price, b.price));
	const size = Math.ceil(priced.length / classCount);
	const classes: MapClass[] = [];
	for (const { country, price } of priced) {
		const last = classes.at(-1);
		// Countries with equal prices are in the same class, even if it becomes larger than the others.
		if (last && (last.countries.length < size || compare(price, last.range.max) === 0)) {
			last.countries.push(country);
			last.range.max = price;
		} else classes.push({ range: { min: price, max: price }, countries: [country] });
	}
	return classes;
}
