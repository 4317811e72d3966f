import type { Currency } from '@website/contracts/currencies';
import { mapShades } from '#shared/brand/map-shades.ts';
import { countryName } from '#shared/prices/money.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { RangeFigure } from '../amounts/price-figure';
import type { MapClass } from './map-classes';

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
