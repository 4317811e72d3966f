import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { startAnalytics } from '../stand-ins/analytics.ts';
import { startChat } from '../stand-ins/chat.ts';
import { startConsentService } from '../stand-ins/consent-service.ts';
import { startContent } from '../stand-ins/content.ts';
import type { StandIn } from '../stand-ins/stand-in.ts';
import { startTagManager } from '../stand-ins/tag-manager.ts';
import { type Site, startSite } from '../support/site.ts';

/** Which third parties a site has: none, all with the site's own choices, or all with a hosted consent service. */
export type Setting = 'none' | 'built-in' | 'hosted';

export interface World {
	tags: StandIn;
	analytics: StandIn;
	chat: StandIn;
	consent: StandIn;
	/** Origin of a site with the setting; started when it is first asked for. */
	site(setting: Setting): Promise<string>;
}

export const test = base.extend<{ warnings: string[] }, { world: World }>({
	world: [
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
			const environments: Record<Setting, Record<string, string>> = {
				none: {},
				'built-in': services,
				hosted: { ...services, CONSENT_SCRIPT_URL: `${consent.url}/script.js` },
			};
			const sites = new Map<Setting, Promise<Site>>();
			await use({
				tags,
				analytics,
				chat,
				consent,
				async site(setting) {
					const site =
						sites.get(setting) ??
						startSite({
							...environments[setting],
							CONTENT_URL: `${content.url}/graphql`,
							CACHE_DIR: join(folder, setting),
						});
					sites.set(setting, site);
					return (await site).url;
				},
			});
			for (const site of sites.values()) await (await site).stop();
			for (const standIn of [content, tags, analytics, chat, consent]) await standIn.close();
			await rm(folder, { recursive: true, force: true });
		},
		{ scope: 'worker', timeout: 90_000 },
	],
	/** What the page warned of. An error thrown in the page fails the test. */
	warnings: [
		async ({ page, world }, use) => {
			const warnings: string[] = [];
			const thrown: string[] = [];
			page.on('console', (message) => {
				if (message.type() === 'warning') warnings.push(message.text());
			});
			page.on('pageerror', (error) => thrown.push(String(error)));
			await use(warnings);
			for (const standIn of [world.tags, world.analytics, world.chat, world.consent]) {
				standIn.behave('well');
				standIn.requests.length = 0;
			}
			expect(thrown, 'errors thrown in the page').toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** The banner's buttons. */
export const banner = {
	place: (page: Page) => page.locator('.cm'),
	accept: (page: Page) => page.locator('.cm [data-role=all]'),
	reject: (page: Page) => page.locator('.cm [data-role=necessary]'),
	choose: (page: Page) => page.locator('.cm [data-role=show]'),
	settings: (page: Page) => page.locator('.pm'),
	save: (page: Page) => page.locator('.pm [data-role=save]'),
	rejectInSettings: (page: Page) => page.locator('.pm [data-role=necessary]'),
};

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
