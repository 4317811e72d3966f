import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import { asPerson, hasRightForAll } from '../../access/person.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { hasAny, readSetupState } from '../../platform/database/setup-state.ts';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import type { ReadDashboardList } from '../dashboard/api.ts';
import { checkPlaceholders } from '../publish-checks/api.ts';
import { setupText } from './text.ts';

/** The tasks before a launch, in display order. */
export const launchItems = [
	'legal',
	'mail',
	'domain',
	'services',
	'prices',
	'redirects',
	'backup',
	'secondFactor',
] as const;
export type LaunchItem = (typeof launchItems)[number];

/** True if the footer leads to legal pages without words in brackets; null if it leads to none. */
async function areLegalPagesReady(payload: Payload, locale: LocaleCode): Promise<boolean | null> {
	const footer = await payload.findGlobal({ slug: 'footer', locale, depth: 0 });
	const ids = (footer.copyright?.items ?? []).flatMap(({ link }) =>
		link?.reference?.relationTo === 'pages' ? [link.reference.value] : [],
	);
	if (ids.length === 0) return null;
	const { docs } = await payload.find({
		collection: 'pages',
		where: { id: { in: ids } },
		locale,
		depth: 0,
		pagination: false,
	});
	const { fields } = payload.collections.pages.config;
	return (
		docs.length > 0 && docs.every((page) => checkPlaceholders(fields, { ...page }).length === 0)
	);
}

/** The attribute on a page's settings element if the site loads third-party services after consent. */
const marker = 'data-after-ready=';

/** True if the site's home page loads third-party services: the backend cannot read the site's settings. */
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

/** The check of each item. Backups cannot be checked from here. */
const checks: Record<LaunchItem, (payload: Payload) => Promise<boolean> | boolean> = {
	// The footer links to legal pages, and the linked pages have no placeholders in any language with such links.
	legal: async (payload) => {
		const read = (locale: LocaleCode) => areLegalPagesReady(payload, locale);
		const states = await Promise.all(siteLocaleCodes().map(read));
		return states.includes(true) && !states.includes(false);
	},
	mail: () => environment.SMTP_URL !== undefined,
	domain: () => environment.SITE_URL.startsWith('https:'),
	services: hasServices,
	prices: (payload) => hasAny(payload, 'sms-prices', 'rcs-prices', 'email-price-tiers'),
	redirects: (payload) => hasAny(payload, 'redirects'),
	backup: () => false,
	secondFactor: async (payload) => {
		const where = { role: { equals: 'admin' }, secondFactorSince: { exists: false } };
		return (await payload.count({ collection: 'users', where })).totalDocs === 0;
	},
};

/** The items that are neither done nor ticked; null for a site that was not set up, and for the demo. */
export async function readOpenItems(payload: Payload): Promise<LaunchItem[] | null> {
	const setup = await readSetupState(payload);
	if (setup?.state !== 'done' || setup.isDemo) return null;
	const areDone = await Promise.all(
		launchItems.map((item) => setup.ticked.includes(item) || checks[item](payload)),
	);
	return launchItems.filter((_item, index) => !areDone[index]);
}

/** The admin paths of the items; the other items are configured outside of the admin. */
const screens: Partial<Record<LaunchItem, string>> = {
	legal: adminUrl('', { kind: 'global', slug: 'footer' }),
	prices: adminUrl('', 'sms-prices'),
	redirects: adminUrl('', 'redirects'),
	secondFactor: '/account',
};

/** What is left to do before the launch, on the dashboard of administrators. */
export const listLaunchItems: ReadDashboardList = async ({ req, person, admin }) => {
	const isForPerson = hasRightForAll(asPerson(person), 'users', 'update');
	const items = (isForPerson && (await readOpenItems(req.payload))) || [];
	const t = setupText(req.i18n);
	const all = launchItems.length;
	return {
		title: t('launchTitle', { done: all - items.length, all }),
		lines: items.map((item) => ({
			key: item,
			title: t(`${item}Item`),
			href: screens[item] ? admin + screens[item] : null,
			about: t(`${item}How`),
			actions: [
				{
					label: t(item === 'backup' ? 'tickBackup' : 'tick'),
					path: '/setup/tick',
					body: { item },
				},
			],
		})),
	};
};
