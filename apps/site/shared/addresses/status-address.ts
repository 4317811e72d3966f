import { type LocaleCode, localizedPath } from '../locales/locale.ts';

/** Path of the status page in a locale. */
export const statusPath = (locale: LocaleCode): string => localizedPath(locale, '/status');

/** Path of the feed of incidents in a locale. */
export const statusFeedPath = (locale: LocaleCode): string =>
	localizedPath(locale, '/status/feed.xml');
