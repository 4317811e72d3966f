import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { errorResponse, goneLocale, offLanguages } from './error-response.ts';
import type { ErrorStatus } from './error-texts.ts';
import { detectLocale, languageDetection, languageSwitch } from './language.ts';
import { requestLog } from './request-log.ts';

/** A server whose handler always throws. */
const failing = (status: ErrorStatus) =>
	new Hono()
		.use(
			requestLog(
				() => {},
				() => {},
			),
		)
		.all('*', () => {
			throw new Error('secret detail');
		})
		.onError((_error, c) => errorResponse(c, status));

const request = (path: string, headers: Record<string, string> = {}, status: ErrorStatus = 500) =>
	failing(status).request(path, { headers: { 'x-request-id': 'request-12345', ...headers } });

describe('the server’s own error page', () => {
	it.each([
		['/da/om-os', {}, 'da-DK', 'Intern serverfejl', '/da'],
		['/de', {}, 'de-DE', 'Interner Serverfehler', '/de'],
		['/about', {}, 'en-US', 'Internal Server Error', '/'],
		['/about', { 'accept-language': 'de' }, 'de-DE', 'Interner Serverfehler', '/de'],
		[
			'/about',
			{ 'accept-language': 'de', cookie: 'i18n_redirected=da' },
			'da-DK',
			'Intern serverfejl',
			'/da',
		],
	])('%s with %o is in %s', async (path, headers, tag, title, home) => {
		const response = await request(path, headers);
		const html = await response.text();
		expect(response.status).toBe(500);
		expect(response.headers.get('content-type')).toContain('text/html');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(html).toContain(`lang="${tag}"`);
		expect(html).toContain(`<h1>${title}</h1>`);
		expect(html).toContain(`href="${home}"`);
		expect(html).toContain('request-12345');
		expect(html).not.toContain('secret detail');
	});

	it('sends Retry-After with 503', async () => {
		const response = await request('/about', {}, 503);
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('10');
		expect(await response.text()).toContain('<h1>Service Unavailable</h1>');
	});

	it('allows only its own styles', async () => {
		const policy = (await request('/about')).headers.get('content-security-policy');
		expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
	});

	it.each(['/api/prices', '/about/_payload.json'])('is JSON at %s', async (path) => {
		const response = await request(path);
		expect(response.status).toBe(500);
		expect(await response.json()).toEqual({
			error: { status: 500, message: 'Internal Server Error', requestId: 'request-12345' },
		});
	});

	it('never shows an invalid request id', async () => {
		const html = await (
			await request('/about', { 'x-request-id': '<script>alert(1)</script>' })
		).text();
		expect(html).not.toContain('alert');
	});
});

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
	expect([await redirectFor('en'), await redirectFor('da'), await redirectFor('xx')]).toEqual([
		'/en',
		null,
		null,
	]);
});
