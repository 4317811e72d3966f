import type { Currency } from '@website/contracts/currencies';
import type { Decimal } from '#shared/prices/decimal.ts';
import type { EmailPrice } from '#shared/prices/price-model.ts';
import { emailCost } from '../estimator/estimate';

/** A tier drawn as a step; `left` and `width` are in percent of the chart's width. */
export interface CurveStep {
	id: string;
	left: number;
	width: number;
	/** In percent of the chart's height. */
	height: number;
	price: Decimal;
	/** Number of the tier's last e-mail, where the step ends. */
	to: number;
}

/** The chart of the e-mail tiers, in a square of 100 by 100. */
export interface EmailCurve {
	steps: CurveStep[];
	/** The average price of a thousand e-mails, as an SVG path. */
	path: string;
}

const points = 60;

/** Price of a thousand e-mails in a tier; null for a monthly price, which depends on the number of e-mails. */
function perThousand({ unit }: EmailPrice, price: Decimal): number | null {
	if (unit === 'MONTH') return null;
	return unit === 'EMAIL' ? Number(price) * 1000 : Number(price);
}

/**
 * Builds the chart of the price of a thousand e-mails by monthly volume, on a logarithmic scale. Inexact, as the exact figures are in the
 * table. Null if fewer than two tiers have a price per e-mail, or if volumes do not increase.
 */
export function emailCurve(tiers: readonly EmailPrice[], currency: Currency): EmailCurve | null {
	const pricedTiers = tiers.flatMap((tier) => {
		const price = tier[currency];
		const height = price === null ? null : perThousand(tier, price);
		return price === null || height === null ? [] : [{ tier, price, height }];
	});
	const first = pricedTiers[0];
	const last = pricedTiers.at(-1);
	if (!first || !last || first === last) return null;
	const start = Math.max(1, (first.tier.to ?? first.tier.from) / 10);
	const end = last.tier.to ?? Math.max(last.tier.from, 1) * 10;
	const highest = Math.max(...pricedTiers.map(({ height }) => height));
	if (end <= start || highest === 0) return null;

	const position = (volume: number) =>
		(Math.log(Math.max(volume, start) / start) / Math.log(end / start)) * 100;
	const steps = pricedTiers.map(({ tier, price, height }): CurveStep => {
		const to = tier.to ?? end;
		const from = position(tier.from);
		return {
			id: tier.id,
			left: roundToHundredths(from),
			width: roundToHundredths(position(to) - from),
			height: roundToHundredths((height / highest) * 100),
			price,
			to,
		};
	});
	const averages = Array.from({ length: points + 1 }, (_, index) => {
		const volume = Math.round(start * (end / start) ** (index / points));
		const cost = emailCost(tiers, volume, currency);
		return typeof cost === 'string'
			? null
			: [
					roundToHundredths(position(volume)),
					roundToHundredths(100 - (Number(cost.min) / volume / highest) * 100_000),
				];
	});
	const pathPoints = averages.flatMap((point) => (point ? [point.join(' ')] : []));
	return { steps, path: `M${pathPoints.join('L')}` };
}

const roundToHundredths = (value: number) => Math.round(value * 100) / 100;
