import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { detectLocale, languageDetection, languageSwitch, ownPath } from './language.ts';

const request = (address: string, https = true) => languageSwitch({ https }).request(address);

it('stores the locale for a year and redirects to the path', async () => {
	const response = await request('/language/da?to=%2Fda%2Fblog%3Fa%3Db');
	expect(response.status).toBe(303);
	expect(response.headers.get('location')).toBe('/da/blog?a=b');
	expect(response.headers.get('set-cookie')).toBe(
		'i18n_redirected=da; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
	);
});

it('sets the cookie without Secure if the site uses HTTP', async () => {
	const response = await request('/language/da', false);
	expect(response.headers.get('set-cookie')).not.toContain('Secure');
});

it.each([
	'//evil.example',
	'https://evil.example',
	'/\\evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'/%2e//evil.example',
	'javascript:alert(1)',
])('does not redirect to %s', async (to) => {
	const response = await request(`/language/de?to=${encodeURIComponent(to)}`);
	expect(response.headers.get('location')).toBe('/de');
});

it('keeps the query of / when redirecting to a visitor’s locale', async () => {
	const app = new Hono().use(languageDetection());
	const headers = { 'accept-language': 'da' };
	const campaign = await app.request('/?currency=DKK&utm_source=mail', { headers });
	expect(campaign.status).toBe(302);
	expect(campaign.headers.get('location')).toBe('/da?currency=DKK&utm_source=mail');
	expect((await app.request('/', { headers })).headers.get('location')).toBe('/da');
});

it('responds with 404 to an unknown locale', async () => {
	expect((await request('/language/fr')).status).toBe(404);
});

// What browsers send with these languages in their settings.
it.each([
	['Chrome, British English before Danish', 'en-GB,da;q=0.7,en;q=0.3', 'en'],
	['Chrome, Austrian German before English', 'de-AT,en-US;q=0.8,en;q=0.5,de;q=0.3', 'de'],
	['Firefox, Danish before German', 'da-DK,de;q=0.9,da;q=0.8', 'da'],
	['Chrome in Danish', 'da-DK,da;q=0.9,en-US;q=0.8,en;q=0.7', 'da'],
	['Firefox in Danish', 'da,en-US;q=0.7,en;q=0.3', 'da'],
	['Firefox in German', 'de,en-US;q=0.7,en;q=0.3', 'de'],
	['Safari on an iPhone in Danish', 'da-DK,da;q=0.9', 'da'],
	['Safari on an iPhone in Swiss German', 'de-CH,de-DE;q=0.9,de;q=0.8', 'de'],
	['Edge in German', 'de,de-DE;q=0.9,en;q=0.8,en-GB;q=0.7,en-US;q=0.6', 'de'],
	['Chrome on Android in English', 'en-US,en;q=0.9', 'en'],
	['Chrome in Norwegian, Danish third', 'nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,da;q=0.6,en;q=0.5', 'da'],
	['Chrome in Norwegian', 'nb-NO,nb;q=0.9,no;q=0.8,nn;q=0.7,en-US;q=0.6,en;q=0.5', 'en'],
	['Chrome in French, German second', 'fr-FR,fr;q=0.9,de;q=0.8,en;q=0.7', 'de'],
	['no language of the site', 'fr-FR,fr;q=0.9', 'en'],
	['curl and some crawlers', '*', 'en'],
	['any language, German less', '*,de;q=0.5', 'de'],
	['quality 0', 'da;q=0,de;q=0.1', 'de'],
	['an extension', 'de-x-berlin', 'de'],
	['a script', 'de-Latn-AT', 'de'],
	['upper case and spaces', 'DA-dk ; q=0.9 , FR', 'da'],
	['a word that only begins like a locale', 'den,dan', 'en'],
	['no header', undefined, 'en'],
])('%s: %s is %s', (_, acceptLanguage, locale) => {
	expect(detectLocale(undefined, acceptLanguage)).toBe(locale);
});

it('prefers the cookie to the browser’s languages', () => {
	expect(detectLocale('i18n_redirected=de', 'da')).toBe('de');
	expect(detectLocale('i18n_redirected=fr', 'da')).toBe('da');
});

it.each([
	['/', '/'],
	['/blog/a?b=c#d', '/blog/a?b=c#d'],
	['/da/../de', '/de'],
	['/blog/år 2', '/blog/%C3%A5r%202'],
	['/blog//a', '/blog//a'],
])('normalizes %s to %s', (path, own) => {
	expect(ownPath(path)).toBe(own);
});

it.each([
	undefined,
	'',
	'blog',
	'https://evil.example',
	'javascript:alert(1)',
	'//evil.example',
	'/\\evil.example',
	'/\t/evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'/%2e//evil.example',
	'/%2E/%2e%2e//evil.example',
	'/./\\evil.example',
	'/.///',
	'///',
])('rejects %s', (path) => {
	expect(ownPath(path)).toBeUndefined();
});

const part = fc.constantFrom(
	...['/', '\\', '.', '..', '%2e', '%2E', '%2f', '%5c', '\t', '\n', ' ', 'x', '@', ':', '?', '#'],
	'evil.example',
);

it('returns only paths that browsers resolve to this site', () => {
	const origin = 'https://site.example';
	fc.assert(
		fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
			const path = ownPath(`/${parts.join('')}`);
			expect(path === undefined || new URL(path, `${origin}/language/en`).origin === origin).toBe(
				true,
			);
		}),
		{ numRuns: 2000 },
	);
});
