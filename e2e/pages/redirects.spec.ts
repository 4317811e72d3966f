// These tests read the server's responses without a browser.
import { expect, test } from '@playwright/test';

const redirects = [
	['/pricing/', '/pricing'],
	['/Pricing', '/pricing'],
	['//pricing', '/pricing'],
	['/DA/Priser/', '/da/priser'],
	['/home', '/'],
	['/da/home', '/da'],
	['/priser', '/da/priser'],
	['/%62log', '/blog'],
	['/%42log/%63ategory/guides', '/blog/category/guides'],
	['/da/pricing', '/da/priser'],
	['/de/om-os/sikkerhed', '/de/ueber-uns/sicherheit'],
	['/de/om-os/job', '/da/om-os/job'],
	['/de/blog/category/kanaler', '/de/blog/category/kanaele'],
	['/da/blog/email-authentication', '/da/blog/spf-dkim-dmarc'],
	['/da/de/preise', '/de/preise'],
	['/en/pricing', '/pricing'],
	['/da/da', '/da'],
	['/da/de/docs', '/de/docs'],
	['/blog/en-kompakt-guide-til-sms-marketing', '/da/blog/en-kompakt-guide-til-sms-marketing'],
	['/da/da/blog/en-kompakt-guide-til-sms-marketing', '/da/blog/en-kompakt-guide-til-sms-marketing'],
	['/de/da/blog/en-kompakt-guide-til-sms-marketing', '/da/blog/en-kompakt-guide-til-sms-marketing'],
	[
		'/da/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
		'/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
	],
	[
		'/de/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
		'/da/blog/rcs-hvad-er-det-og-hvorfor-var-2024-aaret',
	],
	['/blog/category/kanaler', '/da/blog/category/kanaler'],
] as const;

test('every other spelling of a path redirects to the page', async ({ request }) => {
	for (const [from, to] of redirects) {
		const response = await request.get(`${process.env.E2E_SITE_URL}${from}`, { maxRedirects: 0 });
		expect(response.status(), from).toBe(301);
		const { pathname } = new URL(response.headers().location ?? '', process.env.E2E_SITE_URL);
		expect(pathname, from).toBe(to);
	}
});

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
