import { useState } from 'react';
import { compare, type PriceRange } from '#shared/prices/decimal.ts';
import { summarize } from '#shared/prices/summary.ts';
import { useMessages } from '~/i18n/context';
import { type Measure, MeasureSelect, measureRange, useMeasureNames } from '../amounts/measure';
import { RangeFigure } from '../amounts/price-figure';
import { CountryFlag, CountryName } from '../countries/country-label';
import { usePrices } from '../use-prices';

interface Bar {
	country: string;
	range: PriceRange | null;
}

function cheapestFirst(a: Bar, b: Bar): number {
	if (!a.range || !b.range) return Number(!a.range) - Number(!b.range);
	return compare(a.range.min, b.range.min);
}

/** Percentage of the largest price. Lengths may be inexact, because the exact figures are beside them. */
function share(price: string, largest: number): number {
	return largest > 0 ? (Number(price) / largest) * 100 : 0;
}

/**
 * Bar chart of one price for the selected countries, with exact figures. A bar is solid up to the lowest operator price and light up to
 * the highest.
 */
export default function PriceChart() {
	const { pricing } = useMessages();
	const [measure, setMeasure] = useState<Measure>('sms');
	const names = useMeasureNames();
	const models = usePrices((state) => state.priceData);
	const countries = usePrices((state) => state.selectedCountries);
	const currency = usePrices((state) => state.figuresCurrency);

	const bars = countries
		.map((country): Bar => {
			const model = models.find(({ id }) => id === country);
			return { country, range: model ? measureRange(summarize(model, currency), measure) : null };
		})
		.sort(cheapestFirst);
	const largest = Math.max(0, ...bars.map(({ range }) => Number(range?.max ?? 0)));

	return (
		<figure>
			<MeasureSelect value={measure} onChange={setMeasure} />
			<figcaption className="sr-only">
				{names[measure]}. {pricing.chartText}
			</figcaption>
			<ol className="mt-8 grid gap-5">
				{bars.map(({ country, range }) => (
					<li
						key={country}
						className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr] sm:items-center"
					>
						<span className="flex items-center gap-3">
							<CountryFlag code={country} className="h-5" />
							<CountryName code={country} />
						</span>
						<span className="flex items-center gap-4">
							<span
								aria-hidden="true"
								className="relative h-9 flex-1 bg-fg/5 forced-color-adjust-none [print-color-adjust:exact]"
							>
								<span
									className="absolute inset-y-0 left-0 bg-tertiary/35 transition-[width]"
									style={{ width: `${share(range?.max ?? '0', largest)}%` }}
								/>
								<span
									className="absolute inset-y-0 left-0 bg-tertiary transition-[width]"
									style={{ width: `${share(range?.min ?? '0', largest)}%` }}
								/>
							</span>
							<strong className="w-32 shrink-0 text-right text-lg tabular-nums sm:w-44">
								<RangeFigure range={range} currency={currency} />
							</strong>
						</span>
					</li>
				))}
			</ol>
		</figure>
	);
}
