import { environment } from '../../platform/environment.ts';

const formUrl = (path: string, key: string, lang: string): string => {
	const url = new URL(path, environment.SITE_URL);
	url.searchParams.set('key', key);
	url.searchParams.set('lang', lang);
	return url.href;
};

/** The URL of the site's page to confirm a newsletter subscription (double opt-in). */
export const confirmUrlFor = (key: string, lang: string): string =>
	formUrl('/forms/confirm', key, lang);

/** The URL to unsubscribe: a page for browsers, and a one-click POST for mail clients (RFC 8058, 3.1). */
export const unsubscribeUrlFor = (key: string, lang: string): string =>
	formUrl('/forms/unsubscribe', key, lang);
