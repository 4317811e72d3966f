import { toCsv } from '../model/csv';
import type { Currency } from '../model/currency';
import type { EstimateChoices } from './choices';
import type { Cost, Estimate } from './estimate';

interface Line {
	country: string;
	product: string;
	count: number;
	segments: number;
	costFrom: string;
	costTo: string;
	currency: Currency;
}

const columns = [
	'country',
	'product',
	'count',
	'segments',
	'costFrom',
	'costTo',
	'currency',
] as const satisfies readonly (keyof Line)[];

/** An estimate line by line: what has no price has empty costs. */
export function estimateLines(
	choices: EstimateChoices,
	result: Estimate,
	currency: Currency,
): Line[] {
	const line = (country: string, product: string, count: number, segments: number, cost: Cost) => ({
		country,
		product,
		count,
		segments,
		costFrom: cost?.min ?? '',
		costTo: cost?.max ?? '',
		currency,
	});
	const lines = result.countries.flatMap(({ country, sms, rcs }) => {
		const volumes = choices.volumes.get(country) ?? { sms: 0, rcs: 0 };
		const type = choices.rcsType.toLowerCase().replaceAll('_', '-');
		return [
			line(country, 'sms', volumes.sms, choices.segments, sms),
			line(country, `rcs-${type}`, volumes.rcs, 1, rcs),
		];
	});
	return [
		...lines.filter(({ count }) => count > 0),
		...(choices.emails > 0 ? [line('', 'email', choices.emails, 1, result.email)] : []),
		line('', 'total', 0, 0, result.total),
	];
}

/** The estimate as CSV. */
export function estimateCsv(lines: readonly Line[]): string {
	return toCsv(columns, lines);
}

/** The estimate as JSON, with the day it was made: prices change. */
export function estimateJson(lines: readonly Line[], date: Date): string {
	return JSON.stringify({ date: date.toISOString().slice(0, 10), lines }, null, '\t');
}
