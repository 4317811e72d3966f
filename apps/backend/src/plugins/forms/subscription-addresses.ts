import { environment } from '../../platform/environment.ts';

const address = (path: string, key: string, lang: string): string => {
	const url = new URL(path, environment.SITE_URL);
	url.searchParams.set('key', key);
	url.searchParams.set('lang', lang);
	return url.href;
};

/** The page of the site that asks somebody to confirm a newsletter (double opt-in). */
export const confirmAddress = (key: string, lang: string): string =>
	address('/forms/confirm', key, lang);

/** Where somebody unsubscribes: a page for people, and for mail programs a POST without a page (RFC 8058, 3.1). */
export const unsubscribeAddress = (key: string, lang: string): string =>
	address('/forms/unsubscribe', key, lang);
