// These tests read the server's responses without a browser.
import { expect, test } from '@playwright/test';

const redirects = [
	['/pricing/', '/pricing', 301],
	['/Pricing', '/pricing', 301],
	['//pricing', '/pricing', 301],
	['/DA/Priser/', '/da/priser', 301],
	['/home', '/', 301],
	['/da/home', '/da', 301],
	['/priser', '/da/priser', 301],
	['/%62log', '/blog', 301],
	['/%42log/%63ategory/guides', '/blog/category/guides', 301],
	['/da/pricing', '/da/priser', 301],
	['/de/om-os/sikkerhed', '/de/ueber-uns/sicherheit', 301],
	['/de/om-os/job', '/da/om-os/job', 301],
	['/de/blog/category/kanaler', '/de/blog/category/kanaele', 301],
	['/da/blog/email-authentication', '/da/blog/spf-dkim-dmarc', 301],
	['/da/de/preise', '/de/preise', 301],
	['/en/pricing', '/pricing', 301],
	['/da/da', '/da', 301],
	['/da/de/docs', '/de/docs', 301],
	['/blog/en-kompakt-guide-til-sms-marketing', '/da/blog/en-kompakt-guide-til-sms-marketing', 301],
	[
		'/da/da/blog/en-kompakt-guide-til-sms-marketing',
		'/da/blog/en-kompakt-guide-til-sms-marketing',
		301,
	],
	[
		'/de/da/blog/en-kompakt-guide-til-sms-marketing',
		'/da/blog/en-kompakt-guide-til-sms-marketing',
		301,
	],
	[
		'/da/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
		'/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
		301,
	],
	[
		'/de/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
		'/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
		301,
	],
	['/blog/category/kanaler', '/da/blog/category/kanaler', 301],
] as const;

for (const [from, to, status] of redirects) {
	test(`${from} redirects to ${to}`, async ({ request }) => {
		const response = await request.get(`${process.env.E2E_SITE_URL}${from}`, { maxRedirects: 0 });
		expect(response.status()).toBe(status);
		expect(new URL(response.headers().location ?? '', process.env.E2E_SITE_URL).pathname).toBe(to);
	});
}

test('a misprefixed path of a missing article returns the not-found page', async ({ request }) => {
	for (const [path, title] of [
		['/da/da/blog/ingen-artikel', 'Siden blev ikke fundet'],
		['/de/en/blog/no-article', 'Seite nicht gefunden'],
	] as const) {
		const response = await request.get(path, { maxRedirects: 0 });
		expect(response.status()).toBe(404);
		expect(response.headers()['content-type']).toContain('text/html');
		expect(await response.text()).toContain(title);
	}
});

test('a redirect keeps the query', async ({ request }) => {
	for (const [path, location] of [
		['/Blog/?after=x', '/blog?after=x'],
		['/priser?utm_source=mail&gclid=Cj0KCQ', '/da/priser?utm_source=mail&gclid=Cj0KCQ'],
		['/priser', '/da/priser'],
	] as const) {
		const response = await request.get(path, { maxRedirects: 0 });
		expect(response.headers().location).toBe(location);
	}
});
