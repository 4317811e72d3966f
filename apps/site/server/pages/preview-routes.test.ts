import { signPreview } from '@website/contracts/signatures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preview } from './preview-routes.ts';

const secret = 'a-preview-secret-of-length';
const now = Math.floor(Date.now() / 1000);
const token = signPreview(secret, now + 3_600);
afterEach(() => void vi.useRealTimers());
const app = preview({ secret, https: true });

const open = (query: Record<string, string>, headers: Record<string, string> = {}) =>
	app.request(`/preview?${new URLSearchParams({ token, lang: 'en', kind: 'page', ...query })}`, {
		headers,
	});

describe('/preview', () => {
	it.each([
		[{ slug: 'home' }, '/'],
		[{ slug: 'home', lang: 'da' }, '/da'],
		[{ slug: 'about' }, '/about'],
		[{ slug: 'sikkerhed', parent: 'om-os', lang: 'da' }, '/da/om-os/sikkerhed'],
		[{ slug: 'news', kind: 'post', lang: 'de' }, '/de/blog/news'],
		[{ slug: 'price_list' }, '/price_list'],
		[{ slug: 'цены', parent: 'über' }, '/%C3%BCber/%D1%86%D0%B5%D0%BD%D1%8B'],
		[{ slug: '🎉', kind: 'post' }, '/blog/%F0%9F%8E%89'],
		[{ slug: 'tips', kind: 'category', lang: 'da' }, '/da/blog/category/tips'],
		[{ kind: 'release', lang: 'da' }, '/da'],
		[{ kind: 'release', path: '/da/om-os/sikkerhed' }, '/da/om-os/sikkerhed'],
	])('%o redirects to %s', async (query, path) => {
		const response = await open(query);
		expect(response.status).toBe(303);
		expect(response.headers.get('location')).toBe(path);
		expect(response.headers.get('cache-control')).toBe('no-store');
	});

	it('stores the token until it expires, in a cookie that scripts cannot read', async () => {
		vi.useFakeTimers({ toFake: ['Date'], now: (now + 600) * 1000 });
		const cookie = (await open({ slug: 'about' })).headers.get('set-cookie') ?? '';
		expect(cookie).toContain(`preview=${token}`);
		expect(cookie).toContain('; Max-Age=3000;');
		for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure'])
			expect(cookie).toContain(part);
		const http = await preview({ secret, https: false }).request(
			`/preview?kind=page&lang=en&slug=about&token=${token}`,
		);
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
			{ slug: 'about', token: invalidToken },
			{ 'accept-language': 'da' },
		);
		expect(response.status).toBe(403);
		expect(response.headers.get('set-cookie')).toBeNull();
		expect(response.headers.get('content-language')).toBe('da');
		expect(await response.text()).toContain('Forhåndsvisningen er udløbet');
	});

	it.each<Record<string, string>>([
		{ slug: '' },
		{ slug: '/evil.example' },
		{ slug: 'a', parent: '..' },
		{ slug: 'a?b' },
		{ slug: '\\evil.example' },
		{ slug: '%2e%2e' },
		{ slug: 'a', lang: 'xx' },
		{ kind: 'release', path: '//evil.example' },
		{ kind: 'release', path: 'https://evil.example' },
	])('responds with 404 to %o', async (query) => {
		expect((await open(query)).status).toBe(404);
	});
});

it('/preview/end deletes the cookie and redirects to the home page', async () => {
	const response = await app.request('/preview/end', { headers: { 'accept-language': 'de' } });
	expect(response.headers.get('location')).toBe('/de');
	expect(response.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0; Path=\/; Secure/);
});
