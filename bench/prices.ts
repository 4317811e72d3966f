/**
 * `npm run bench -- prices`: the price API with the sample prices (every country, all operators, and one country at a
 * time), and what the price page weighs. Kept in bench/results/prices.{md,json}.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fullQuery } from '../apps/site/server/prices/queries.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { quantile } from './quantile.ts';

const results = join(import.meta.dirname, 'results');
// Together below the 600 requests a minute that a token has.
const wholeRounds = 60;
const countryRounds = 240;

interface Answer {
	ms: number;
	bytes: number;
	text: string;
}

/** Runs the benchmark and writes its results. */
export async function benchPrices(): Promise<void> {
	const both = await startTemporarySite(join(results, '../../test-results/logs'), process.env);
	try {
		const { PRICE_API_URL = '', PRICE_API_TOKEN = '', SITE_URL = '' } = both.environments.site;
		const ask = (countries?: string[]) => askPrices(PRICE_API_URL, PRICE_API_TOKEN, countries);
		const first = await ask();
		const countries = countriesOf(first.text);
		const whole = await times(wholeRounds, () => ask());
		const one = await times(countryRounds, (round) => ask([pick(countries, round)]));
		const page = await (await fetch(`${SITE_URL}/pricing`)).text();
		keep({
			load: loadavg()[0] ?? 0,
			countries: countries.length,
			wholeBytes: first.bytes,
			firstMs: first.ms,
			whole,
			one,
			pageBytes: Buffer.byteLength(page),
			pageGzipBytes: gzipSync(page).byteLength,
		});
	} finally {
		await both.close();
	}
}

async function askPrices(url: string, token: string, countries?: string[]): Promise<Answer> {
	const start = performance.now();
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
		body: JSON.stringify({
			query: fullQuery,
			variables: { priceModelListCurrency: 'EUR', ...(countries && { countries }) },
		}),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`The price API answered ${response.status}`);
	return { ms: performance.now() - start, bytes: Buffer.byteLength(text), text };
}

function countriesOf(text: string): string[] {
	const { data }: { data: { priceModelList: { id: string }[] } } = JSON.parse(text);
	return data.priceModelList.map(({ id }) => id);
}

function pick(countries: readonly string[], round: number): string {
	return countries[round % countries.length] ?? 'DK';
}

async function times(rounds: number, ask: (round: number) => Promise<Answer>): Promise<number[]> {
	const taken: number[] = [];
	for (let round = 0; round < rounds; round += 1) taken.push((await ask(round)).ms);
	return taken;
}

interface Measured {
	load: number;
	countries: number;
	wholeBytes: number;
	firstMs: number;
	whole: number[];
	one: number[];
	pageBytes: number;
	pageGzipBytes: number;
}

function keep(measured: Measured): void {
	const { load, countries, wholeBytes, firstMs, whole, one, pageBytes, pageGzipBytes } = measured;
	const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
	const row = (name: string, values: number[]) =>
		`| ${[name, values.length, ...[0.5, 0.99].map((share) => `${quantile(values, share).toFixed(1)} ms`)].join(' | ')} |`;
	const table = `# Prices

\`npm run bench -- prices\`: \`/prices/graphql\` with the sample prices (${countries} countries), all fields, in euro. ${process.version}, ${new Date().toISOString()}, load average ${load.toFixed(1)}.

| query | rounds | p50 | p99 |
|---|---|---|---|
| every country, first time (${kb(wholeBytes)}) | 1 | ${firstMs.toFixed(1)} ms | – |
${row('every country, answer kept', whole)}
${row('one country at a time', one)}

\`/pricing\` as HTML: ${kb(pageBytes)}, ${kb(pageGzipBytes)} with gzip.

Not measured: 250 countries with 1,000 operators each. The list import takes 200,000 lines a file, and those would be a million RCS prices.
`;
	mkdirSync(results, { recursive: true });
	writeFileSync(join(results, 'prices.json'), `${JSON.stringify(measured, null, '\t')}\n`);
	writeFileSync(join(results, 'prices.md'), table);
	console.log(table);
}
