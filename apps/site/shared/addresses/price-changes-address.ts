import { type LocaleCode, localizedPath } from '../locales/locale.ts';

/** The slug of the page with price changes in each locale. */
export const priceChangesSlugs: Record<LocaleCode, string> = {
	en: 'changes',
	da: 'aendringer',
	de: 'aenderungen',
};

/** Path of the feed of price changes in a locale. It does not depend on the path of the page with all prices. */
export const priceChangesFeedPath = (locale: LocaleCode): string =>
	localizedPath(locale, '/price-changes/feed.xml');
