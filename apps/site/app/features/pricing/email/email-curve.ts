import type { Currency } from '@website/contracts/currencies';
import type { Decimal } from '#shared/prices/decimal.ts';
import type { EmailPrice } from '#shared/prices/price-model.ts';
import { emailCost } from '../estimator/estimate';

/** A tier drawn as a step; `left` and `width` are percent of the drawing's width. */
export interface CurveStep {
	id: string;
	left: number;
	width: number;
	/** Percent of the drawing's height. */
	height: number;
	price: Decimal;
	/** The last e-mail of the tier, where the step ends. */
	to: number;
}

/** The drawing of the e-mail tiers in a square of 100, from the left bottom. */
export interface EmailCurve {
	steps: CurveStep[];
	/** What a thousand e-mails cost on average, as an SVG path. */
	path: string;
}

const points = 60;

/** A thousand e-mails at a tier's price; null where that can't be said without the number of e-mails. */
function perThousand({ unit }: EmailPrice, price: Decimal): number | null {
	if (unit === 'MONTH') return null;
	return unit === 'EMAIL' ? Number(price) * 1000 : Number(price);
}

/**
 * What a thousand e-mails cost by the number of a month, drawn with equal room for each tenfold. Only a drawing: the exact figures stand in
 * the table. Null where fewer than two tiers have a price for e-mails, or volumes do not grow.
 */
export function emailCurve(tiers: readonly EmailPrice[], currency: Currency): EmailCurve | null {
	const priced = tiers.flatMap((tier) => {
		const price = tier[currency];
		const height = price === null ? null : perThousand(tier, price);
		return price === null || height === null ? [] : [{ tier, price, height }];
	});
	const first = priced[0];
	const last = priced.at(-1);
	if (!first || !last || first === last) return null;
	const start = Math.max(1, (first.tier.to ?? first.tier.from) / 10);
	const end = last.tier.to ?? Math.max(last.tier.from, 1) * 10;
	const highest = Math.max(...priced.map(({ height }) => height));
	if (end <= start || highest === 0) return null;

	const position = (volume: number) =>
		(Math.log(Math.max(volume, start) / start) / Math.log(end / start)) * 100;
	const steps = priced.map(({ tier, price, height }): CurveStep => {
		const to = tier.to ?? end;
		const from = position(tier.from);
		return {
			id: tier.id,
			left: rounded(from),
			width: rounded(position(to) - from),
			height: rounded((height / highest) * 100),
			price,
			to,
		};
	});
	const averages = Array.from({ length: points + 1 }, (_, index) => {
		const volume = Math.round(start * (end / start) ** (index / points));
		const cost = emailCost(tiers, volume, currency);
		return typeof cost === 'string'
			? null
			: [rounded(position(volume)), rounded(100 - (Number(cost.min) / volume / highest) * 100_000)];
	});
	const drawn = averages.flatMap((point) => (point ? [point.join(' ')] : []));
	return { steps, path: `M${drawn.join('L')}` };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
