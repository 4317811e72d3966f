import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startConsentService } from '../stand-ins/consent-service.ts';
import { startContent } from '../stand-ins/content.ts';
import type { StandIn } from '../stand-ins/stand-in.ts';
import { startAnalytics, startChat, startTagManager } from '../stand-ins/third-parties.ts';
import { test as base } from '../support/base-test.ts';
import { type Site, startSite } from '../support/site.ts';

/**
 * The third parties of a site: none, all with the site's own consent choices (also with prefetched links), or all with a hosted consent
 * service.
 */
export type Setup = 'none' | 'built-in' | 'prefetching' | 'hosted';

export interface ThirdParties {
	tags: StandIn;
	analytics: StandIn;
	chat: StandIn;
	consent: StandIn;
	/** Returns the origin of a site with the setup. Starts the site at the first call. */
	site(setup: Setup): Promise<string>;
}

export const test = base.extend<{ warnings: string[] }, { thirdParties: ThirdParties }>({
	thirdParties: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
		async ({}, use) => {
			const folder = await mkdtemp(join(tmpdir(), 'third-party-test-'));
			const content = await startContent();
			const [tags, analytics, chat, consent] = await Promise.all([
				startTagManager(),
				startAnalytics(),
				startChat(),
				startConsentService(),
			]);
			const services = {
				TAG_MANAGER_ID: 'TAGS-1',
				TAG_MANAGER_URL: `${tags.url}/script.js`,
				ANALYTICS_SCRIPT_URL: `${analytics.url}/script.js`,
				ANALYTICS_SITE_ID: 'site-1',
				CHAT_SCRIPT_URL: `${chat.url}/script.js`,
				CHAT_WIDGET_ID: 'widget-1',
			};
			const environments: Record<Setup, Record<string, string>> = {
				none: {},
				'built-in': services,
				prefetching: { ...services, SPECULATION_RULES: 'on' },
				hosted: { ...services, CONSENT_SCRIPT_URL: `${consent.url}/script.js` },
			};
			const sites = new Map<Setup, Promise<Site>>();
			await use({
				tags,
				analytics,
				chat,
				consent,
				async site(setup) {
					const site =
						sites.get(setup) ??
						startSite({
							...environments[setup],
							CONTENT_URL: `${content.url}/graphql`,
							CACHE_DIR: join(folder, setup),
						});
					sites.set(setup, site);
					return (await site).url;
				},
			});
			for (const site of sites.values()) await (await site).stop();
			for (const standIn of [content, tags, analytics, chat, consent]) await standIn.close();
			await rm(folder, { recursive: true, force: true });
		},
		{ scope: 'worker', timeout: 600_000 },
	],
	/** The warnings that the page has logged. An error thrown in the page fails the test. */
	warnings: [
		async ({ page, thirdParties }, use) => {
			const warnings: string[] = [];
			const errors: string[] = [];
			page.on('console', (message) => {
				if (message.type() === 'warning') warnings.push(message.text());
			});
			page.on('pageerror', (error) => errors.push(String(error)));
			// Before each test, not after it: the page of the previous test may still have sent requests.
			for (const standIn of [
				thirdParties.tags,
				thirdParties.analytics,
				thirdParties.chat,
				thirdParties.consent,
			]) {
				standIn.behave('well');
				standIn.requests.length = 0;
			}
			await use(warnings);
			expect(errors, 'errors thrown in the page').toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** Elements of the banner and the consent settings. */
export const banner = {
	element: (page: Page) => page.locator('.cm'),
	accept: (page: Page) => page.locator('.cm [data-role=all]'),
	reject: (page: Page) => page.locator('.cm [data-role=necessary]'),
	choose: (page: Page) => page.locator('.cm [data-role=show]'),
	settings: (page: Page) => page.locator('.pm'),
	save: (page: Page) => page.locator('.pm [data-role=save]'),
	rejectInSettings: (page: Page) => page.locator('.pm [data-role=necessary]'),
};

/** Waits until the banner is visible and the library has moved the focus. */
export async function expectBanner(page: Page): Promise<void> {
	await expect(banner.element(page)).toBeVisible();
	// The library moves the focus 100 ms after it has shown the banner. A later timer of the same duration ends later.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

/**
 * Runs the script that starts third parties in the loaded page, earlier than the page itself would, and waits for it. Afterwards the
 * allowed third parties have been requested; the others never are.
 */
export async function startThirdParties(page: Page): Promise<void> {
	await page.waitForLoadState();
	await page.evaluate(async () => {
		const { afterReady = '' } = document.getElementById('page-settings')?.dataset ?? {};
		await import(new URL(afterReady, location.href).href);
		await new Promise((resolve) => requestIdleCallback(resolve));
	});
}

/** Reads a value of the page's `window`. */
export function readGlobal(page: Page, name: string): Promise<unknown> {
	return page.evaluate((key) => Reflect.get(window, key), name);
}

/** Consent Mode commands so far, in order. */
export function consentCommands(page: Page): Promise<unknown[][]> {
	return page.evaluate(() =>
		Array.from<ArrayLike<unknown>>(Reflect.get(window, 'dataLayer') ?? [])
			.map((entry) => Array.from(entry))
			.filter(([command]) => command === 'consent'),
	);
}
