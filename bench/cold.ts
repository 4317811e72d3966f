/**
 * `npm run bench -- cold`: processor time of uncached pages. All pages are requested after the start, then purged by the footer's tag and
 * requested again, 8 at once.
 */
import { join } from 'node:path';
import { contractHeaders } from '@website/contracts/headers';
import { signWebhook } from '@website/contracts/signatures';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { printTable, processorTimes, quantile, serverProcess } from './figures.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const atOnce = 8;
const rounds = 10;

/** The pages in a site's sitemaps. */
async function pagesOf(origin: string): Promise<string[]> {
	const addresses = async (path: string) => {
		const text = await (await fetch(origin + path)).text();
		return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
	};
	const sitemaps = await addresses('/sitemap.xml');
	return (await Promise.all(sitemaps.map(addresses))).flat().map((path) => origin + path);
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

async function purge(origin: string, secret: string): Promise<void> {
	const body = JSON.stringify({ tags: ['footer'], at: new Date().toISOString() });
	const signature = signWebhook(secret, body, Math.floor(Date.now() / 1000));
	const headers = { [contractHeaders.webhookSignature]: signature };
	const response = await fetch(`${origin}/webhooks/content`, { method: 'POST', body, headers });
	if (!response.ok) throw new Error(`Purge: ${response.status}`);
}

/** Runs the benchmark. All pages are rendered once, in a warm-up round, and then `rounds` times. */
export async function benchCold(): Promise<void> {
	const both = await startTemporarySite(logs, process.env);
	try {
		const origin = both.environments.site.SITE_URL ?? '';
		const secret = both.environments.site.WEBHOOK_SECRET ?? '';
		const pages = await pagesOf(origin);
		const site = serverProcess(both.site.process.pid ?? 0);
		const measure = async () => {
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
		const measurements: (typeof first)[] = [];
		for (let round = -1; round < rounds; round += 1) {
			await purge(origin, secret);
			const figures = await measure();
			if (round >= 0) measurements.push(figures);
		}
		const row = (name: string, figure: keyof typeof first, aim: string) => {
			const values = measurements.map((figures) => figures[figure]);
			const cells = [first[figure], ...[0.5, 0, 1].map((share) => quantile(values, share))];
			return [name, ...cells.map((value) => value.toFixed(1)), aim];
		};
		printTable(`${pages.length} cold pages, ${rounds} rounds, ${atOnce} at once`, [
			['', 'first pass', 'median', 'lowest', 'highest', 'aim'],
			row('main thread, ms a page', 'main', '8 at most'),
			row('other threads, ms a page', 'others', '4 at most'),
			row('pages a second', 'rate', '100 at least, 60 on the first pass, on two idle cores'),
		]);
	} finally {
		await both.close();
	}
}
