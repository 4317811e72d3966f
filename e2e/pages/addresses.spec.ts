import { expect, test } from '../support/test.ts';

const redirects = [
	['/pricing/', '/pricing', 301],
	['/Pricing', '/pricing', 301],
	['//pricing', '/pricing', 301],
	['/DA/Priser/', '/da/priser', 301],
	['/home', '/', 301],
	['/da/home', '/da', 301],
	['/priser', '/da/priser', 301],
	['/da/pricing', '/pricing', 301],
	['/de/om-os/sikkerhed', '/da/om-os/sikkerhed', 301],
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
	test(`${from} leads to ${to}`, async ({ request }) => {
		const response = await request.get(`${process.env.E2E_SITE_URL}${from}`, { maxRedirects: 0 });
		expect(response.status()).toBe(status);
		expect(new URL(response.headers().location ?? '', process.env.E2E_SITE_URL).pathname).toBe(to);
	});
}

test('a query survives the way to the canonical address', async ({ request }) => {
	const response = await request.get('/Blog/?after=x', { maxRedirects: 0 });
	expect(response.headers().location).toBe('/blog?after=x');
});
