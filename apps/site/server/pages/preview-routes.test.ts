import { signPreview } from '@website/contracts/signatures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../settings/environment.ts';
import { preview } from './preview-routes.ts';

const secret = 'a-preview-secret-of-length';
const now = Math.floor(Date.now() / 1000);
const token = signPreview(secret, now + 3_600);
afterEach(() => void vi.useRealTimers());
const routes = (https: boolean) =>
	preview({
		previews: { secret, content: { url: '', timeoutMs: 0 } },
		live: {
			environment: readEnvironment({
				WEBHOOK_SECRET: secret,
				PREVIEW_SECRET: secret,
				PRICE_API_TOKEN: secret,
			}),
			script: () => Promise.reject(new Error('No script')),
			renderPage: () => Promise.reject(new Error('No page')),
		},
		https,
		admit: () => {},
	});
const app = routes(true);

const open = (query: Record<string, string>, headers: Record<string, string> = {}) =>
	app.request(`/preview?${new URLSearchParams({ token, ...query })}`, {
		headers,
	});

const page = { kind: 'page', lang: 'en' };

describe('/preview', () => {
	it.each([
		[{ path: '/' }, '/'],
		[{ path: '/da/om-os/sikkerhed' }, '/da/om-os/sikkerhed'],
		[{ ...page, slug: 'home' }, '/'],
		[{ ...page, slug: 'home', lang: 'da' }, '/da'],
		[{ ...page, slug: 'about' }, '/about'],
		[{ ...page, slug: 'sikkerhed', parent: 'om-os', lang: 'da' }, '/da/om-os/sikkerhed'],
		[{ slug: 'news', kind: 'post', lang: 'de' }, '/de/blog/news'],
		[{ ...page, slug: 'price_list' }, '/price_list'],
		[{ ...page, slug: 'цены', parent: 'über' }, '/%C3%BCber/%D1%86%D0%B5%D0%BD%D1%8B'],
		[{ kind: 'post', slug: '🎉', lang: 'en' }, '/blog/%F0%9F%8E%89'],
	])('%o redirects to %s', async (query, path) => {
		const response = await open(query);
		expect(response.status).toBe(303);
		expect(response.headers.get('location')).toBe(path);
		expect(response.headers.get('cache-control')).toBe('private, no-store');
	});

	it('stores the token until it expires, in a cookie that scripts cannot read', async () => {
		vi.useFakeTimers({ toFake: ['Date'], now: (now + 600) * 1000 });
		const cookie = (await open({ path: '/about' })).headers.get('set-cookie') ?? '';
		expect(cookie).toContain(`preview=${token}`);
		expect(cookie).toContain('; Max-Age=3000;');
		for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure'])
			expect(cookie).toContain(part);
		const http = await routes(false).request(`/preview?path=/about&token=${token}`);
		expect(http.headers.get('set-cookie')).not.toContain('Secure');
	});

	it.each([
		'',
		'nonsense',
		signPreview(secret, now - 1),
		signPreview(secret, 999_999_999_999),
		signPreview('another', now + 600),
	])('rejects the token "%s" in the visitor’s locale', async (invalidToken) => {
		const response = await open(
			{ path: '/about', token: invalidToken },
			{ 'accept-language': 'da' },
		);
		expect(response.status).toBe(410);
		expect(response.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/);
		expect(response.headers.get('content-language')).toBe('da');
		expect(await response.text()).toContain('Linket er udløbet eller ufuldstændigt');
	});

	it.each<Record<string, string>>([
		{},
		{ ...page, slug: '' },
		{ ...page, slug: '/evil.example' },
		{ ...page, slug: 'a', parent: '..' },
		{ ...page, slug: 'a?b' },
		{ ...page, slug: '\\evil.example' },
		{ ...page, slug: '%2e%2e' },
		{ ...page, slug: 'a', lang: 'xx' },
		{ path: '//evil.example' },
		{ path: 'https://evil.example' },
	])('responds with 404 to %o', async (query) => {
		expect((await open(query)).status).toBe(404);
	});
});

it('/preview/end deletes the cookie and redirects to the home page', async () => {
	const response = await app.request('/preview/end', { headers: { 'accept-language': 'de' } });
	expect(response.headers.get('location')).toBe('/de');
	expect(response.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0; Path=\/; Secure/);
});
