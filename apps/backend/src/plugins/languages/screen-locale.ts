import { AsyncLocalStorage } from 'node:async_hooks';
import { getPreferences } from '@payloadcms/ui/utilities/upsertPreferences';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import type { CollectionAfterReadHook, Payload, SanitizedConfig } from 'payload';
import { screenLocaleHeader } from '../../platform/http/admin-query.ts';
import { processMemory } from '../../platform/process-memory.ts';

const preferenceKey = 'locale';

const current = processMemory('screen-locale', () => new AsyncLocalStorage<LocaleCode>());

const enabledLocale = (value: unknown): LocaleCode | undefined =>
	siteLocaleCodes().find((code) => code === value);

/**
 * The query that names the locale of a screen: the enabled one of `query`, the stored preference, or the default. Null if `query` names
 * it, and for a screen without documents or without a user.
 *
 * Without a locale in the URL, Payload's server reads the preference or else the default, and its browser code does so again for itself.
 * If either has changed in the meantime, a form saves texts into another locale than it has read.
 */
export async function queryWithLocale(
	payload: Payload,
	headers: Headers,
	[area = '']: readonly string[],
	query: Readonly<Record<string, string | string[]>>,
): Promise<Record<string, string | string[]> | null> {
	const { locale } = query;
	if (enabledLocale(locale)) return null;
	if (locale !== undefined) return { ...query, locale: defaultLocale() };
	if (area !== 'collections' && area !== 'globals') return null;
	const { user } = await payload.auth({ headers });
	if (!user) return null;
	const preference = await getPreferences(preferenceKey, payload, user.id, user.collection);
	return { ...query, locale: enabledLocale(preference?.value) ?? defaultLocale() };
}

/** Runs a server function of a screen in the locale of its URL, not in that of the window which stored its preference last. */
export function inScreenLocale<Result>(headers: Headers, run: () => Result): Result {
	const locale = headers.get(screenLocaleHeader);
	return isLocaleCode(locale) ? current().run(locale, run) : run();
}

const readScreenLocale: CollectionAfterReadHook = ({ doc }) => {
	const locale = current().getStore();
	return locale && doc.key === preferenceKey ? { ...doc, value: locale } : doc;
};

/** Adds a hook to the preferences, by which Payload chooses the locale of a server function. */
export const applyScreenLocale = (config: SanitizedConfig): SanitizedConfig => ({
	...config,
	collections: config.collections.map((each) =>
		each.slug === 'payload-preferences'
			? {
					...each,
					hooks: { ...each.hooks, afterRead: [...each.hooks.afterRead, readScreenLocale] },
				}
			: each,
	),
});
