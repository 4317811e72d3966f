/**
 * `npm run bench -- cold`: processor time of uncached pages. All pages are requested after the start, then purged by the footer's tag and
 * requested again, 8 at once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { CacheTag } from '@website/contracts/cache-tags';
import { contractHeaders } from '@website/contracts/headers';
import { signWebhook } from '@website/contracts/signatures';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { processorTimes, serverProcess } from './cold/processor-times.ts';
import { pagesOf } from './memory/load.ts';
import { quantile } from './quantile.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const results = join(import.meta.dirname, 'results');
const file = join(results, 'cold.md');
const atOnce = 8;
const aims = { mainThreadMs: 8, otherThreadsMs: 4, pagesPerSecond: 100, firstPagesPerSecond: 60 };
/** The heading of the handwritten part below the table, which new results do not overwrite. */
const stepsHeading = '## Steps';

interface Measurement {
	main: number;
	others: number;
	rate: number;
}

function stepsOf(path: string): string {
	const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
	const start = text.indexOf(stepsHeading);
	return start < 0 ? '' : `\n${text.slice(start)}`;
}

async function requestAll(pages: readonly string[]): Promise<void> {
	const waiting = [...pages];
	const request = async () => {
		for (let page = waiting.pop(); page; page = waiting.pop()) {
			const response = await fetch(page);
			await response.arrayBuffer();
			if (!response.ok) throw new Error(`${page}: ${response.status}`);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, request));
}

async function purge(origin: string, secret: string, tags: readonly CacheTag[]): Promise<void> {
	const body = JSON.stringify({ tags, at: new Date().toISOString() });
	const signature = signWebhook(secret, body, Math.floor(Date.now() / 1000));
	const headers = { [contractHeaders.webhookSignature]: signature };
	const response = await fetch(`${origin}/webhooks/content`, { method: 'POST', body, headers });
	if (!response.ok) throw new Error(`Purge: ${response.status}`);
}

/** Runs the benchmark, prints and stores its table. All pages are rendered once, in a warm-up round, and then `rounds` times. */
export async function benchCold(rounds = 10): Promise<void> {
	const both = await startTemporarySite(logs, process.env);
	try {
		const origin = both.environments.site.SITE_URL ?? '';
		const secret = both.environments.site.WEBHOOK_SECRET ?? '';
		const pages = await pagesOf(origin);
		const site = serverProcess(both.site);
		const measure = async (): Promise<Measurement> => {
			const before = processorTimes(site);
			const start = performance.now();
			await requestAll(pages);
			const seconds = (performance.now() - start) / 1000;
			const after = processorTimes(site);
			return {
				main: (after.mainThread - before.mainThread) / pages.length,
				others: (after.otherThreads - before.otherThreads) / pages.length,
				rate: pages.length / seconds,
			};
		};
		const first = await measure();
		const measurements: Measurement[] = [];
		for (let round = -1; round < rounds; round += 1) {
			await purge(origin, secret, ['footer']);
			const figures = await measure();
			if (round >= 0) measurements.push(figures);
		}
		const row = (name: string, figure: keyof Measurement, aim: string) => {
			const values = measurements.map((figures) => figures[figure]);
			return `| ${name} | ${first[figure].toFixed(1)} | ${quantile(values, 0.5).toFixed(1)} | ${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)} | ${aim} |`;
		};
		const table = `# Cold pages

\`npm run bench -- cold\`, ${new Date().toISOString()}, load ${(loadavg()[0] ?? 0).toFixed(1)}: ${pages.length} pages, requested after the start, then purged and requested ${rounds} times, ${atOnce} at once.

| | first pass | median | range | aim |
| --- | --- | --- | --- | --- |
${row('main thread, ms a page', 'main', `${aims.mainThreadMs} at most`)}
${row('other threads (compression), ms a page', 'others', `${aims.otherThreadsMs} at most`)}
${row('pages a second', 'rate', `${aims.pagesPerSecond} at least, ${aims.firstPagesPerSecond} on the first pass, on two idle cores`)}
`;
		mkdirSync(results, { recursive: true });
		writeFileSync(file, `${table}${stepsOf(file)}`);
		console.log(table);
	} finally {
		await both.close();
	}
}
