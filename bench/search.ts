/** `npm run bench -- search [--posts 10000]`: duration of a search at the content endpoint and at the site, by kind of query. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { copyPosts } from './publish/copy-posts.ts';
import { quantile } from './quantile.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const results = join(import.meta.dirname, 'results');
const aimMs = 50;
const count = z.object({ value: z.number() });

/** Queries of visitors with their locale. */
const queries = {
	'a frequent word': [
		['en', 'message'],
		['de', 'sms'],
		['da', 'besked'],
	],
	'several words': [
		['en', 'delivery status webhook'],
		['de', 'preise pro land'],
		['da', 'pris pr. besked'],
	],
	'a beginning': [
		['en', 'deliv'],
		['de', 'zustel'],
		['da', 'leve'],
	],
	'a part of a compound': [
		['de', 'liste'],
		['da', 'liste'],
		['de', 'nachricht'],
	],
	'a typing mistake': [
		['en', 'segmnet'],
		['de', 'zustelung'],
		['da', 'beskde'],
	],
	'nothing at all': [
		['en', 'zeppelinbollard'],
		['de', 'zeppelinpoller'],
		['da', 'zeppelinpullert'],
	],
} as const;

const operation = `query($query: String!, $lang: Locale!) {
	search(query: $query, lang: $lang, first: 20) {
		pages { href title { text isMatch } excerpt { text isMatch } }
		posts { href title { text isMatch } excerpt { text isMatch } }
		pricePage
	}
}`;

/** Waits until the copied articles are indexed, and returns the response times of an editor's page meanwhile. */
async function waitForIndex(dataFolder: string, editorsPage: string): Promise<number[]> {
	const database = new DatabaseSync(join(dataFolder, 'backend.db'), { timeout: 10_000 });
	const times: number[] = [];
	try {
		const waiting = database.prepare('SELECT count(*) AS value FROM search_changes');
		while (count.parse(waiting.get()).value > 0) {
			const start = performance.now();
			await (await fetch(editorsPage)).arrayBuffer();
			times.push(performance.now() - start);
			await sleep(2_000);
		}
	} finally {
		database.close();
	}
	return times;
}

/** Resets the index, which does not contain the copies, so that it is rebuilt as on the first start after an update. */
async function copyPostsAndResetIndex(dataFolder: string, posts: number): Promise<void> {
	await copyPosts(dataFolder, posts);
	const database = new DatabaseSync(join(dataFolder, 'backend.db'), { timeout: 10_000 });
	database.exec("DELETE FROM payload_kv WHERE key = 'search-format'");
	database.close();
}

/** Runs the benchmark, prints and stores its table. */
export async function benchSearch(posts: number, rounds = 60): Promise<void> {
	const both = await startTemporarySite(logs, process.env, {
		afterImport: (dataFolder) => copyPostsAndResetIndex(dataFolder, posts),
	});
	try {
		const { site, backend } = both.environments;
		const start = performance.now();
		const pageTimes = await waitForIndex(both.dataFolder, `${backend.BACKEND_URL}/admin/login`);
		const firstIndex = { seconds: (performance.now() - start) / 1000, pageTimes };
		const request = {
			'content endpoint': (lang: string, query: string) =>
				fetch(`${backend.BACKEND_URL}/graphql`, {
					method: 'POST',
					headers: { 'content-type': 'application/json', connection: 'keep-alive' },
					body: JSON.stringify({ query: operation, variables: { query, lang } }),
				}),
			'suggestions of the site': (lang: string, query: string) =>
				fetch(`${site.SITE_URL}${lang === 'en' ? '' : `/${lang}`}/search.json?q=${query}`),
		};
		const rows: string[] = [];
		for (const [place, send] of Object.entries(request)) {
			const all: number[] = [];
			for (const [kind, pairs] of Object.entries(queries)) {
				const times: number[] = [];
				for (let round = -3; round < rounds; round += 1) {
					const [lang, query] = pairs[(round + 3) % pairs.length] ?? pairs[0];
					const start = performance.now();
					const response = await send(lang, query);
					await response.arrayBuffer();
					if (!response.ok) throw new Error(`${place}: ${response.status} for “${query}”`);
					// The first rounds warm the programs up.
					if (round >= 0) times.push(performance.now() - start);
					// Stays below the rate limit of one client.
					await sleep(place === 'content endpoint' ? 0 : 200);
				}
				rows.push(row(place, kind, times));
				all.push(...times);
			}
			rows.push(row(place, '**all**', all));
		}
		write(posts, firstIndex, rows);
	} finally {
		await both.close();
	}
}

const row = (place: string, kind: string, times: readonly number[]): string =>
	`| ${place} | ${kind} | ${quantile(times, 0.5).toFixed(1)} | ${quantile(times, 0.95).toFixed(1)} |`;

interface FirstIndex {
	seconds: number;
	/** Response times of an editor's page while the index was built, in milliseconds. */
	pageTimes: readonly number[];
}

function write(posts: number, { seconds, pageTimes }: FirstIndex, rows: readonly string[]): void {
	const pageTimesText =
		pageTimes.length > 0
			? `; meanwhile the sign-in page took ${Math.round(quantile(pageTimes, 0.5))} ms (median), ${Math.round(quantile(pageTimes, 0.95))} ms (p95)`
			: '';
	const table = `# Search

\`npm run bench -- search --posts ${posts}\`, ${new Date().toISOString()}, load ${(loadavg()[0] ?? 0).toFixed(1)}: milliseconds of one search after
another on SQLite with ${posts} articles in three languages; the aim is a p95 of ${aimMs} ms. The first index of all of them took ${seconds.toFixed(0)} s${pageTimesText}.

| where | query | median | p95 |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
	mkdirSync(results, { recursive: true });
	writeFileSync(join(results, 'search.md'), table);
	console.log(table);
}
