import type { Currency } from '@website/contracts/currencies';
import { useMemo, useState } from 'react';
import type { CountrySummary } from '#shared/prices/price-model.ts';
import { useMessages } from '~/i18n/context';
import { type Measure, MeasureSelect, measureRange, useMeasureNames } from '../amounts/measure';
import { RangeFigure } from '../amounts/price-figure';
import { CountryFlag, CountryLink } from '../countries/country-label';
import { usePrices } from '../use-prices';
import { dots, outlines, size } from './generated/world-map';
import { MapLegend, mapClasses, mapShades } from './map-legend';

/** Maximum distance of a country from a tap in pixels: half the size of a finger (WCAG 2.5.8). */
const maxDistance = 24;
const step = 6;
const directions = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

interface Point {
	clientX: number;
	clientY: number;
}

/** The country under a tap on the map, or the nearest one: small countries are narrower than a finger. */
export function nearestCountry(
	{ clientX, clientY }: Point,
	countryAt: (x: number, y: number) => string | null,
): string | null {
	const target = countryAt(clientX, clientY);
	if (target) return target;
	for (let distance = step; distance <= maxDistance; distance += step) {
		for (const angle of directions) {
			const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
			const code = countryAt(clientX + x, clientY + y);
			if (code) return code;
		}
	}
	return null;
}

interface PriceMapProps {
	summaries: CountrySummary[];
	currency: Currency;
}

const countryOf = (target: unknown) =>
	target instanceof SVGElement ? (target.dataset.country ?? null) : null;

function ActiveCountry({
	summary,
	measure,
	currency,
}: {
	summary: CountrySummary;
	measure: Measure;
	currency: Currency;
}) {
	const { pricing } = useMessages();
	const compared = usePrices((state) => state.selectedCountries.includes(summary.country));
	const selectCountry = usePrices((state) => state.selectCountry);
	return (
		<>
			<CountryFlag code={summary.country} className="h-6" />
			<strong>
				<CountryLink code={summary.country} className="inline-block py-2 underline" />
			</strong>
			<span>
				<RangeFigure range={measureRange(summary, measure)} currency={currency} />
			</span>
			{!compared && (
				<button
					type="button"
					onClick={() => void selectCountry(summary.country)}
					className="min-h-10 bg-action px-4 font-bold text-on-action"
				>
					{pricing.mapAdd}
				</button>
			)}
		</>
	);
}

/** The outline of the active country. Its details are below the map, because a finger would hide them on the map. */
function Outline({ country }: { country: string }) {
	const path = outlines[country];
	const dot = dots[country];
	const look = { className: 'pointer-events-none fill-none stroke-fg', strokeWidth: 3 };
	if (path) return <path d={path} {...look} />;
	return dot ? <circle cx={dot[0]} cy={dot[1]} r={7} {...look} /> : null;
}

/** A world map shaded by price. The table and the text alternative below have the same figures. */
export default function PriceMap({ summaries, currency }: PriceMapProps) {
	const { pricing } = useMessages();
	const [measure, setMeasure] = useState<Measure>('sms');
	const [country, setCountry] = useState<string | null>(null);
	const names = useMeasureNames();
	const classes = useMemo(() => mapClasses(summaries, measure), [summaries, measure]);
	const shadeOf = useMemo(() => {
		const entries = classes.flatMap(({ countries }, index) =>
			countries.map((code) => [code, mapShades[index]] as const),
		);
		return new Map(entries);
	}, [classes]);
	const active = summaries.find((summary) => summary.country === country);
	const activate = (code: string | null) => setCountry((current) => code ?? current);
	const pricedCountryAt = (x: number, y: number) => {
		const code = countryOf(document.elementFromPoint(x, y));
		return code && shadeOf.has(code) ? code : null;
	};
	const look = (code: string) => ({
		fill: shadeOf.get(code),
		className: shadeOf.has(code) ? 'hover:opacity-75' : 'fill-fg/15',
		'data-country': code,
	});

	return (
		<div>
			<MeasureSelect value={measure} onChange={setMeasure} />
			<svg
				viewBox={`0 0 ${size[0]} ${size[1]}`}
				role="img"
				aria-label={pricing.mapLabel(names[measure])}
				className="mt-6 h-auto w-full stroke-canvas"
				strokeWidth={0.75}
				onPointerMove={({ target }) => activate(countryOf(target))}
				onPointerDown={(event) => activate(nearestCountry(event, pricedCountryAt))}
			>
				{Object.entries(outlines).map(([code, path]) => (
					<path key={code} d={path} {...look(code)} />
				))}
				{Object.entries(dots).map(([code, [x, y]]) =>
					shadeOf.has(code) ? <circle key={code} cx={x} cy={y} r={5} {...look(code)} /> : null,
				)}
				{active && <Outline country={active.country} />}
			</svg>
			<p
				aria-live="polite"
				className="mt-4 print:hidden flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2"
			>
				{active ? (
					<ActiveCountry summary={active} measure={measure} currency={currency} />
				) : (
					<span className="text-muted">{pricing.mapHint}</span>
				)}
			</p>
			<MapLegend classes={classes} currency={currency} />
		</div>
	);
}
