import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { languageDetection, languageSwitch } from './language.ts';

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
