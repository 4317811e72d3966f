import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Measurement, measurement as measurementSchema, type Timing } from './measurement.ts';

const folder = join(import.meta.dirname, '../results');
const file = join(folder, 'prices.json');

const ms = (value: number) =>
	value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const size = (bytes: number) =>
	bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e3).toFixed(1)} KB`;

function table(
	heading: string,
	measurements: readonly Measurement[],
	lines: (one: Measurement) => [name: string, figure: string][],
): string {
	const columns = measurements.map(lines);
	const names = columns[0]?.map(([name]) => name) ?? [];
	const head = [heading, ...measurements.map(({ operators }) => operators.toLocaleString('en-US'))];
	return [
		head,
		head.map(() => '---'),
		...names.map((name, row) => [name, ...columns.map((column) => column[row]?.[1] ?? '')]),
	]
		.map((cells) => `| ${cells.join(' | ')} |`)
		.join('\n');
}

function timings(list: readonly Timing[]): [string, string][] {
	return list.map(({ name, rounds, bytes, p50, p99, firstByte, first }) => {
		const figures =
			rounds > 2 ? `${ms(p50)} / ${ms(p99)}` : `${ms(first)}, first byte after ${ms(firstByte)}`;
		return [`${name} (${rounds} rounds)`, `${figures}, ${size(bytes)}`];
	});
}

function readEarlierRuns(): Measurement[] {
	try {
		return z.array(measurementSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return [];
	}
}

/** Stores the measurement together with those of other sizes, as JSON and as tables, and prints the tables. */
export function saveResults(current: Measurement): void {
	const others = readEarlierRuns().filter(({ operators }) => operators !== current.operators);
	const measurements = [...others, current].sort((a, b) => a.operators - b.operators);
	const sizes = measurements
		.map(({ operators }) => operators.toLocaleString('en-US'))
		.join(' and ');
	const runs = measurements
		.map(({ at, load }) => `${at} (load average ${load.toFixed(1)})`)
		.join(' and ');
	const text = `# Prices

\`npm run bench -- prices\`: ${sizes} operators in each of 250 countries, each with four RCS prices, on SQLite. ${process.version}, ${availableParallelism()} cores, ${runs}; the machine was shared. Times are p50 / p99 until the last byte, one request after the other; sizes are uncompressed.

${table('price API, operators a country:', measurements, ({ priceApi }) => timings(priceApi))}

${table('responses of the site', measurements, ({ site }) => timings(site))}

${table(
	'the page and its visitors',
	measurements,
	({ page, choices, warmMs, memory, databaseBytes }) => [
		['/pricing, HTML', size(page.bytes)],
		['with gzip / brotli', `${size(page.gzip)} / ${size(page.brotli)}`],
		['data for scripts in it', size(page.initialData)],
		[
			`from choosing a country to its figures on screen (median of ${choices.rounds})`,
			ms(choices.country),
		],
		[`from choosing a currency to its figures (median of ${choices.rounds})`, ms(choices.currency)],
		['from requesting all operators of a country to their table', ms(choices.allOperators)],
		['from opening the table of all countries to its rows', ms(choices.explorer)],
		['from searching an operator in all countries to the matches', ms(choices.operatorSearch)],
		['from opening one of these countries to the operator', ms(choices.countryOpened)],
		['from the start of the site to all prices of both currencies', ms(warmMs)],
		['memory of the backend', `${memory.backend} MiB`],
		['memory of the site', `${memory.site} MiB`],
		['database', size(databaseBytes)],
	],
)}
`;
	mkdirSync(folder, { recursive: true });
	writeFileSync(file, `${JSON.stringify(measurements, null, '\t')}\n`);
	writeFileSync(join(folder, 'prices.md'), text);
	console.log(text);
}
