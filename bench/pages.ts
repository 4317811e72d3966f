/** `npm run bench -- pages`: bytes, requests and Lighthouse mobile scores of every page type, before and at the first touch, with the demo content. */
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { z } from 'zod';
import { freePort } from '../scripts/starter/ports.ts';
import { requireChromium } from '../scripts/starter/system/browser.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { printTable } from './figures.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const runs = 3;

const pages = {
	home: '/',
	product: '/sms',
	pricing: '/pricing',
	country: '/pricing/denmark',
	'text and pictures': '/about',
	'customer case': '/customers/nordpakke',
	'set-up of an integration': '/integrations/shop',
	form: '/get-started',
	search: '/search?q=sms',
	blog: '/blog',
	tag: '/blog/tag/sms',
	article: '/blog/gsm-7-or-ucs-2-what-a-single-emoji-costs',
	'guide for developers': '/developers/webhooks',
	docs: '/docs',
	'docs, at an operation': '/docs/tag/prices/post/prices/graphql',
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const resourceTypes = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;

const requestList = z.object({
	items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
});

/** Runs Lighthouse for mobile in a Chromium with a debugging port, and returns the median of the runs by performance. */
async function measure(url: string, port: number): Promise<Result> {
	const results: Result[] = [];
	for (let run = 0; run < runs; run += 1) {
		const result = await lighthouse(url, {
			port,
			output: 'json',
			logLevel: 'error',
			onlyCategories: [...categories],
		});
		if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
		results.push(result.lhr);
	}
	const score = ({ categories: { performance } }: Result) => performance?.score ?? 0;
	const median = results.toSorted((a, b) => score(a) - score(b))[Math.floor(runs / 2)];
	if (!median) throw new Error('The number of runs must be positive');
	return median;
}

/** The requests and kilobytes that the first move of a pointer starts within three seconds. */
async function firstTouch(browser: Browser, url: string): Promise<[number, string]> {
	const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
	await page.goto(url);
	const client = await page.context().newCDPSession(page);
	await client.send('Network.enable');
	const sizes: number[] = [];
	client.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
	await page.mouse.move(100, 300);
	await page.mouse.move(110, 320);
	await page.waitForTimeout(3000);
	await page.close();
	return [sizes.length, (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0)];
}

function row(name: string, { audits, categories: scores }: Result): (string | number)[] {
	const { items } = requestList.parse(audits['network-requests']?.details);
	const kilobytes = (type: string) =>
		items
			.filter(({ resourceType }) => resourceType === type)
			.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
	const value = (audit: string) => audits[audit]?.numericValue ?? 0;
	return [
		name,
		items.length,
		...resourceTypes.map((type) => kilobytes(type).toFixed(1)),
		...categories.map((category) => Math.round((scores[category]?.score ?? 0) * 100)),
		(value('largest-contentful-paint') / 1000).toFixed(2),
		Math.round(value('total-blocking-time')),
		value('cumulative-layout-shift').toFixed(3),
	];
}

/** Runs the benchmark. */
export async function benchPages(): Promise<void> {
	const site = await startTemporarySite(logs, process.env);
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
		const rows: (string | number)[][] = [];
		for (const [name, path] of Object.entries(pages)) {
			// A first request caches the page, as it is for most visitors.
			await fetch(origin + path);
			const result = await measure(origin + path, port);
			rows.push([...row(name, result), ...(await firstTouch(browser, origin + path))]);
			console.log(`${name} done`);
		}
		printTable(`Pages, Lighthouse mobile, median of ${runs} runs`, [
			[
				...['page', 'requests', 'HTML KB', 'JS KB', 'CSS KB', 'font KB', 'images KB'],
				...['performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS'],
				...['requests of first touch', 'KB of first touch'],
			],
			...rows,
		]);
	} finally {
		await browser.close();
		await site.close();
	}
}
