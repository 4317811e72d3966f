import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { detectLocale, languageDetection, languageSwitch } from './language.ts';
import { goneLocale, offLanguages } from './off-languages.ts';

afterEach(() => setSiteOptions(null));

const setOptions = (part: Partial<ReturnType<typeof siteOptions>>) =>
	setSiteOptions({ ...siteOptions(), ...part });
const app = new Hono()
	.use(offLanguages())
	.use(languageDetection())
	.get('*', (c) => c.text('page'));

describe('with a locale off and 410 for its URLs', () => {
	it('responds with 410 in the locale of the URL, with a link to the home page', async () => {
		setOptions({ languages: ['en', 'da'], offAnswer: 'gone' });
		const response = await app.request('/de/preise');
		expect([response.status, response.headers.get('content-language')]).toEqual([410, 'de']);
		const page = await response.text();
		expect(page).toContain('Diese Seite gibt es nicht mehr auf Deutsch');
		expect(page).toContain('<a href="/">');
		const data = await app.request('/de/preise/_payload.json');
		expect([data.status, (await data.json()).error.status]).toEqual([410, 410]);
	});

	it('detects the locale of a URL with parameters, such as the key of a cached page', () => {
		setOptions({ languages: ['en', 'da'], offAnswer: 'gone' });
		expect(['/de', '/de?currency=DKK', '/de/preise?x=/da'].map(goneLocale)).toEqual([
			'de',
			'de',
			'de',
		]);
		expect(['/', '/da?lang=/de', '/default'].map(goneLocale)).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	});

	it('does not affect other URLs', async () => {
		setOptions({ languages: ['en', 'da'], offAnswer: 'gone' });
		for (const path of ['/', '/da/priser', '/default', '/pricing'])
			expect((await app.request(path)).status, path).toBe(200);
	});
});

it('passes URLs to the application if they redirect to another locale', async () => {
	setOptions({ languages: ['en', 'da'], offAnswer: 'redirect' });
	expect((await app.request('/de/preise')).status).toBe(200);
});

it('neither redirects to a locale that is off nor stores it', async () => {
	setOptions({ languages: ['en', 'da'] });
	expect(detectLocale('i18n_redirected=de', 'de,da;q=0.5')).toBe('da');
	expect((await app.request('/', { headers: { 'accept-language': 'de' } })).status).toBe(200);
	const response = await languageSwitch({ https: true }).request('/language/de?to=/de/preise');
	expect([response.status, response.headers.get('location')]).toEqual([303, '/de/preise']);
	expect(response.headers.get('set-cookie')).toBeNull();
});

it('redirects from / to the visitor’s locale with any default locale', async () => {
	setOptions({ defaultLanguage: 'da' });
	const redirectFor = async (language: string) =>
		(await app.request('/', { headers: { 'accept-language': language } })).headers.get('location');
	expect([await redirectFor('en'), await redirectFor('da'), await redirectFor('fr')]).toEqual([
		'/en',
		null,
		null,
	]);
});
