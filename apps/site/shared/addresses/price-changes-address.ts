import { type LocaleCode, localizedPath } from '../locales/locale.ts';

/** The last part of the address of the page of price changes in each language. */
export const priceChangesSlugs: Record<LocaleCode, string> = {
	en: 'changes',
	da: 'aendringer',
	de: 'aenderungen',
};

/** Path of the feed of price changes in a language: the same wherever the page with all prices stands. */
export const priceChangesFeedPath = (locale: LocaleCode): string =>
	localizedPath(locale, '/price-changes/feed.xml');
