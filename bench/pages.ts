/** `npm run bench -- pages`: bytes, requests and Lighthouse mobile scores of every page type, with the demo content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../scripts/starter/ports.ts';
import { requireChromium } from '../scripts/starter/system/chromium.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { measureScores } from './pages/lighthouse.ts';
import { measureTransfer } from './pages/transfer.ts';

const pages = [
	['home', '/'],
	['product', '/sms'],
	['pricing', '/pricing'],
	['country', '/pricing/denmark'],
	['text and pictures', '/about'],
	['customer case', '/customers/nordpakke'],
	['set-up of an integration', '/integrations/shop'],
	['form', '/get-started'],
	['status', '/status'],
	['search', '/search?q=sms'],
	['blog', '/blog'],
	['tag', '/blog/tag/sms'],
	['article', '/blog/gsm-7-or-ucs-2-what-a-single-emoji-costs'],
	['guide for developers', '/developers/webhooks'],
	['docs', '/docs'],
	['docs, at an operation', '/docs/tag/prices/post/prices/graphql'],
] as const;
const results = join(import.meta.dirname, 'results');
const runs = 3;

export async function benchPages(): Promise<void> {
	const site = await startTemporarySite(join(results, '../../test-results/logs'), process.env);
	const origin = site.environments.site.SITE_URL ?? '';
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath: requireChromium(),
		args: [
			...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
			...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
			`--remote-debugging-port=${port}`,
		],
	});
	try {
		const measurements = [];
		for (const [name, path] of pages) {
			// A first request caches the page, as it is for most visitors.
			await fetch(origin + path);
			const transfer = await measureTransfer(browser, origin + path);
			const lighthouse = await measureScores(origin + path, port, runs);
			measurements.push({ name, path, ...transfer, ...lighthouse });
			console.log(`${name} done`);
		}
		mkdirSync(results, { recursive: true });
		writeFileSync(join(results, 'pages.json'), `${JSON.stringify(measurements, null, '\t')}\n`);
		const table = markdown(measurements);
		writeFileSync(join(results, 'pages.md'), table);
		console.log(table);
	} finally {
		await browser.close();
		await site.close();
	}
}

type Measurement = { name: string } & Awaited<ReturnType<typeof measureTransfer>> &
	Awaited<ReturnType<typeof measureScores>>;

function markdown(measurements: Measurement[]): string {
	const kb = (bytes: number | undefined) => ((bytes ?? 0) / 1000).toFixed(1);
	const rows = measurements.map(
		({ name, requests, bytes, scores, lcp, tbt, cls, midTierPerformance }) =>
			[
				name,
				requests,
				...['Document', 'Script', 'Stylesheet', 'Font', 'Image'].map((type) => kb(bytes[type])),
				midTierPerformance,
				scores.performance,
				scores.accessibility,
				scores['best-practices'],
				scores.seo,
				(lcp / 1000).toFixed(2),
				Math.round(tbt),
				cls.toFixed(3),
			].join(' | '),
	);
	const indices = measurements.map(({ benchmarkIndex }) => Math.round(benchmarkIndex));
	return `# Pages

\`npm run bench -- pages\`: Chromium, phone viewport, compressed bytes in KB as sent, without interaction; Lighthouse mobile (median of ${runs}).
Lighthouse slows the processor down by a fixed factor of 4. This machine has a benchmark index of ${Math.min(...indices)} to ${Math.max(...indices)}, so the factor simulates a phone with a quarter of that; Chrome DevTools calibrates a mid-tier phone to 1000 and a low-tier one to 264. The first performance column is that of a mid-tier phone; the second, LCP and TBT are measured with the factor.

The docs pages start the viewer at the first interaction or when idle; it adds some 0.9 MB of compressed JavaScript.
The search page has \`noindex\`, which lowers its SEO score.

| page | requests | HTML | JS | CSS | font | images | performance, mid-tier phone | with factor 4 | accessibility | best practices | SEO | LCP s | TBT ms | CLS |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}
