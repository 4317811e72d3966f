import type { Payload } from 'payload';
import { type FinishedSetup, readSetupState } from '../../../platform/database/setup-state.ts';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';
import { type LaunchItem, launchItems } from './items.ts';
import { hasLegalPages } from './legal-pages.ts';

/** The attribute on a page's settings element if the site loads third-party services after consent. */
const marker = 'data-after-ready=';

/**
 * True if the site loads third-party services. Checks the site's home page, because the backend cannot read the site's settings. False if
 * that page cannot be loaded.
 */
async function hasServices(): Promise<boolean> {
	const [webhook = environment.SITE_URL] = environment.SITE_WEBHOOK_URL;
	try {
		const signal = AbortSignal.timeout(limits.launchList.siteMs);
		const response = await fetch(new URL('/', webhook), { signal });
		return (await response.text()).includes(marker);
	} catch {
		return false;
	}
}

export interface LaunchLine {
	item: LaunchItem;
	isDone: boolean;
}

const hasAny = async (payload: Payload, slugs: readonly ('redirects' | PriceList)[]) => {
	const counts = await Promise.all(slugs.map((collection) => payload.count({ collection })));
	return counts.some(({ totalDocs }) => totalDocs > 0);
};
type PriceList = 'sms-prices' | 'rcs-prices' | 'email-price-tiers';

/** The check of each item. Backups cannot be checked from here. */
const checks: Record<LaunchItem, (payload: Payload) => Promise<boolean> | boolean> = {
	legal: hasLegalPages,
	mail: () => environment.SMTP_URL !== undefined,
	domain: () => environment.SITE_URL.startsWith('https:'),
	services: hasServices,
	prices: (payload) => hasAny(payload, ['sms-prices', 'rcs-prices', 'email-price-tiers']),
	redirects: (payload) => hasAny(payload, ['redirects']),
	backup: () => false,
	secondFactor: async (payload) => {
		const where = { role: { equals: 'admin' }, secondFactorSince: { exists: false } };
		return (await payload.count({ collection: 'users', where })).totalDocs === 0;
	},
};

/** The launch list; null for a site that was not set up, for the demo, and once every item is done. */
export async function readLaunchList(payload: Payload): Promise<LaunchLine[] | null> {
	const setup = await readSetupState(payload);
	if (setup?.state !== 'done' || setup.isDemo) return null;
	const lines = await Promise.all(launchItems.map((item) => readLine(payload, setup, item)));
	return lines.every(({ isDone }) => isDone) ? null : lines;
}

async function readLine(
	payload: Payload,
	{ ticked }: FinishedSetup,
	item: LaunchItem,
): Promise<LaunchLine> {
	return { item, isDone: ticked.includes(item) || (await checks[item](payload)) };
}
