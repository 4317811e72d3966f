import type { Currency } from '@website/contracts/currencies';
import { toCsv } from '#shared/prices/csv.ts';
import { normalize, type PriceRange, roundToCents } from '#shared/prices/decimal.ts';
import type { NoCost } from '#shared/prices/no-cost.ts';
import type { Count, EstimateChoices } from './choices';
import { type Cost, type Estimate, isNoCost, type MessageSize } from './estimate';

interface Line {
	country: string;
	product: string;
	count: number;
	segments: number;
	/** Exact unit price; empty for e-mails, whose price depends on the tier, and for the total. */
	unitPriceFrom: string;
	unitPriceTo: string;
	/** Rounded to cents; empty if there is no cost, with the reason in `note`. */
	costFrom: string;
	costTo: string;
	currency: Currency;
	note: '' | NoCost;
}

const columns = [
	'country',
	'product',
	'count',
	'segments',
	'unitPriceFrom',
	'unitPriceTo',
	'costFrom',
	'costTo',
	'currency',
	'note',
] as const satisfies readonly (keyof Line)[];

/** The lines of an estimate. Lines without a price have empty costs. */
export function estimateLines(
	choices: EstimateChoices,
	{ segments, rcsType }: MessageSize,
	result: Estimate,
	currency: Currency,
): Line[] {
	const line = (
		[country, product]: [string, string],
		[count, parts]: [Count, Count],
		unit: PriceRange | null,
		cost: Cost,
	): Line => ({
		country,
		product,
		count: count ?? 0,
		segments: parts ?? 0,
		unitPriceFrom: unit ? normalize(unit.min) : '',
		unitPriceTo: unit ? normalize(unit.max) : '',
		costFrom: isNoCost(cost) ? '' : roundToCents(cost.min),
		costTo: isNoCost(cost) ? '' : roundToCents(cost.max),
		currency,
		note: isNoCost(cost) ? cost : '',
	});
	const rcsProduct = `rcs-${rcsType.toLowerCase().replaceAll('_', '-')}`;
	const lines = result.countries.flatMap(({ country, unit, sms, rcs }) => {
		const volumes = choices.volumes.get(country) ?? { sms: 0, rcs: 0 };
		return [
			{ count: volumes.sms, line: line([country, 'sms'], [volumes.sms, segments], unit.sms, sms) },
			{ count: volumes.rcs, line: line([country, rcsProduct], [volumes.rcs, 1], unit.rcs, rcs) },
		];
	});
	const emails = {
		count: choices.emails,
		line: line(['', 'email'], [choices.emails, 1], null, result.email),
	};
	return [
		...[...lines, emails].flatMap((entry) => (entry.count === 0 ? [] : [entry.line])),
		line(['', 'total'], [0, 0], null, result.total),
	];
}

export function estimateCsv(lines: readonly Line[]): string {
	return toCsv(columns, lines);
}

/** The estimate as JSON, with its date, because prices change. */
export function estimateJson(lines: readonly Line[], date: Date): string {
	return JSON.stringify({ date: date.toISOString().slice(0, 10), lines }, null, '\t');
}
