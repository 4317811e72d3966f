/**
 * `npm run bench -- footer [--posts 10000]`: an editor changes the footer, which is on every page, while visitors read articles: half of
 * the visits are to cached articles, half to any article. Measures each visitor's waiting time, and whether the response is fresh.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { pagesOf } from './memory/load.ts';
import { copyPosts } from './publish/copy-posts.ts';
import { quantile } from './quantile.ts';
import { signIn } from './sign-in.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const results = join(import.meta.dirname, 'results');
const aimMs = 100;
/** Number of articles that are cached before the change. */
const cachedCount = 400;
const visitsPerSecond = 20;
const secondsOfVisits = 15;
const rounds = 3;

const footer = z.looseObject({ topRow: z.looseObject({}) });

interface Visit {
	ms: number;
	isFresh: boolean;
}

async function fetchText(address: string): Promise<string> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return response.text();
}

async function visit(address: string, mark: string): Promise<Visit> {
	const start = performance.now();
	const html = await fetchText(address);
	return { ms: performance.now() - start, isFresh: html.includes(mark) };
}

async function waitUntilVisible(address: string, mark: string): Promise<void> {
	while (!(await fetchText(address)).includes(mark)) await sleep(10);
}

/** Simulates visits at a constant rate, independent of response times. */
async function simulateVisits(
	cachedArticles: readonly string[],
	articles: readonly string[],
	mark: string,
) {
	const responses: Promise<Visit>[] = [];
	for (let count = 0; count < visitsPerSecond * secondsOfVisits; count += 1) {
		const from = count % 2 === 0 ? cachedArticles : articles;
		responses.push(visit(from[Math.floor(Math.random() * from.length)] ?? '', mark));
		await sleep(1000 / visitsPerSecond);
	}
	return Promise.all(responses);
}

/** Runs the benchmark, prints and stores its table. */
export async function benchFooter(posts: number): Promise<void> {
	const both = await startTemporarySite(logs, process.env, {
		afterImport: (dataFolder) => copyPosts(dataFolder, posts),
	});
	try {
		const origin = both.environments.site.SITE_URL ?? '';
		const request = await signIn(both.environments.backend);
		const articles = (await pagesOf(origin)).filter((page) => page.startsWith(`${origin}/blog/`));
		const cachedArticles = articles.slice(0, cachedCount);
		const visitTimes: Visit[] = [];
		// The first round warms the programs up.
		for (let round = 0; round <= rounds; round += 1) {
			for (const address of cachedArticles) await fetchText(address);
			const mark = `Footer of round ${round}`;
			const { topRow } = footer.parse(
				await request('GET', '/api/globals/footer?depth=0&locale=en'),
			);
			await request('POST', '/api/globals/footer?locale=en', {
				topRow: { ...topRow, ctaText: mark },
				_status: 'published',
			});
			await waitUntilVisible(`${origin}/`, mark);
			const responses = await simulateVisits(cachedArticles, articles, mark);
			if (round > 0) visitTimes.push(...responses);
		}
		const waits = visitTimes.map(({ ms }) => ms);
		const stale = visitTimes.filter(({ isFresh }) => !isFresh).length;
		const table = `# After a change of the footer

\`npm run bench -- footer --posts ${posts}\`, ${new Date().toISOString()}, load ${(loadavg()[0] ?? 0).toFixed(1)}: ${articles.length} articles in English, ${cachedArticles.length} of them cached before; ${visitsPerSecond} visits a second for ${secondsOfVisits} s after the change, ${rounds} times.

| | p50 | p99 | longest | aim |
| --- | --- | --- | --- | --- |
| a visitor waits, ms | ${quantile(waits, 0.5).toFixed(0)} | ${quantile(waits, 0.99).toFixed(0)} | ${Math.max(...waits).toFixed(0)} | p99 ${aimMs} at most |

${stale} of ${visitTimes.length} responses had the old footer.
`;
		mkdirSync(results, { recursive: true });
		writeFileSync(join(results, 'footer.md'), table);
		console.log(table);
	} finally {
		await both.close();
	}
}
