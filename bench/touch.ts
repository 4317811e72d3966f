/** `npm run bench -- touch`: from the first tap on a page to its answer, on a phone with a slow processor and line, ten seconds after the load. */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { requireChromium } from '../scripts/starter/system/browser.ts';
import { startTemporarySite } from '../scripts/starter/temporary-site.ts';
import { printTable, quantile } from './figures.ts';

const logs = join(import.meta.dirname, '../test-results/logs');
const runs = 5;

/** 1.6 Mbit/s, with 150 ms for each request. */
const line = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9.4e4 };
const slowdown = 4;

const touches = [
	{
		name: 'menu',
		path: '/about',
		target: '[popovertarget=mobile-menu]',
		answer: '#mobile-menu:popover-open',
	},
	{
		name: 'tab of the composer',
		path: '/sms',
		target: '[role=tab]:not([aria-selected=true])',
		answer: '[role=tab]:nth-child(2)[aria-selected=true]',
	},
	{
		name: 'picker of countries',
		path: '/pricing',
		target: 'input[role=combobox]',
		answer: '[role=option]',
	},
];

/** Milliseconds from a tap until an element matches `answer`, in a new browser context without a cache. */
async function measure(
	browser: Browser,
	url: string,
	{ target, answer }: (typeof touches)[number],
	savesData: boolean,
): Promise<number> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	});
	const page = await context.newPage();
	const client = await context.newCDPSession(page);
	await client.send('Network.enable');
	await client.send('Network.emulateNetworkConditions', line);
	await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	// The modules are then fetched by the touch.
	if (savesData)
		await page.addInitScript(() =>
			Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
		);
	await page.goto(url);
	await page.waitForTimeout(10_000);
	const answered = page.evaluate(
		(selector) =>
			new Promise<number>((resolve) => {
				const onTouch = ({ timeStamp }: Event) => {
					const look = () => {
						if (document.querySelector(selector)) resolve(performance.now() - timeStamp);
						else requestAnimationFrame(look);
					};
					look();
				};
				addEventListener('pointerdown', onTouch, { capture: true, once: true });
			}),
		answer,
	);
	await page.locator(target).locator('visible=true').first().tap();
	const duration = await answered;
	await context.close();
	return duration;
}

/** Runs the benchmark: each touch in turn with modules that are fetched beforehand and without. */
export async function benchTouch(): Promise<void> {
	const site = await startTemporarySite(logs, process.env);
	const origin = site.environments.site.SITE_URL ?? '';
	const browser = await chromium.launch({
		executablePath: requireChromium(),
		args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
	});
	try {
		const rows: (string | number)[][] = [];
		for (const touch of touches) {
			const durations: Record<'ahead' | 'saved', number[]> = { ahead: [], saved: [] };
			for (let run = 0; run < runs; run += 1) {
				durations.ahead.push(await measure(browser, origin + touch.path, touch, false));
				durations.saved.push(await measure(browser, origin + touch.path, touch, true));
			}
			const medians = [durations.ahead, durations.saved].map((all) => quantile(all, 0.5));
			rows.push([touch.name, ...medians.map(Math.round)]);
		}
		printTable(`First touch, ms, median of ${runs} runs, processor ${slowdown} times slower`, [
			['touch', 'modules fetched ahead', 'with Save-Data'],
			...rows,
		]);
	} finally {
		await browser.close();
		await site.close();
	}
}
