import type { Currency } from '@website/contracts/currencies';
import { compare, type PriceRange } from '#shared/prices/decimal.ts';
import { countryName } from '#shared/prices/money.ts';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { type Measure, measureRange } from '../amounts/measure';
import { RangeFigure } from '../amounts/price-figure';

/** Countries with similar prices and the same shade on the map. */
interface MapClass {
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

/** Shades of the price map, from cheap to expensive. */
export const mapShades = [1, 2, 3, 4, 5].map((step) => `var(--map-${step})`);

interface MapLegendProps {
	classes: MapClass[];
	currency: Currency;
}

/** The legend of the shades, and a text alternative of the map. */
export function MapLegend({ classes, currency }: MapLegendProps) {
	const { pricing } = useMessages();
	const locale = useLocale();
	const collator = new Intl.Collator(locale);
	return (
		<>
			<ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
				{classes.map(({ range }, index) => (
					<li key={range.min} className="flex items-center gap-2">
						<span
							aria-hidden="true"
							className="size-5 forced-color-adjust-none [print-color-adjust:exact] shadow-[inset_0_0_0_1px_var(--line-strong)]"
							style={{ background: mapShades[index] }}
						/>
						<RangeFigure range={range} currency={currency} />
					</li>
				))}
				<li className="flex items-center gap-2">
					<span
						aria-hidden="true"
						className="size-5 bg-fg/15 forced-color-adjust-none [print-color-adjust:exact]"
					/>
					{pricing.noPrice}
				</li>
			</ul>
			<details className="mt-4">
				<summary className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4">
					{pricing.mapAlternative}
				</summary>
				<dl className="mt-2 grid gap-3 text-sm">
					{classes.map(({ range, countries }) => (
						<div key={range.min}>
							<dt className="font-bold">
								<RangeFigure range={range} currency={currency} />
							</dt>
							<dd className="text-muted">
								{countries
									.map((code) => countryName(code, locale))
									.sort(collator.compare)
									.join(', ')}
							</dd>
						</div>
					))}
				</dl>
			</details>
		</>
	);
}
