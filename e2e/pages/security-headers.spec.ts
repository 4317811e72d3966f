import { expect, test } from '../support/test.ts';

test('every kind of page has an enforced content security policy', async ({ request }) => {
	for (const path of ['/', '/pricing', '/blog', '/docs', '/nowhere']) {
		const headers = (await request.get(path)).headers();
		const policy = headers['content-security-policy'] ?? '';
		const scripts =
			policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
		expect(scripts, path).toContain("'self'");
		expect(scripts, path).not.toContain('unsafe-inline');
		expect(scripts, path).not.toContain("'unsafe-eval'");
		expect(policy, path).toContain("frame-ancestors 'none'");
		expect(headers['x-content-type-options'], path).toBe('nosniff');
		expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
	}
});

test('responses contain neither the backend’s URL nor tokens', async ({ request }) => {
	const secrets = [process.env.E2E_BACKEND_URL, process.env.E2E_PRICE_API_TOKEN].filter(Boolean);
	for (const path of [
		'/',
		'/pricing',
		'/pricing.data',
		'/docs',
		'/blog',
		'/api/prices?currency=EUR',
		'/sitemap.xml',
	]) {
		const response = await request.get(path);
		const headersAndBody = JSON.stringify(response.headers()) + (await response.text());
		for (const secret of secrets)
			expect(headersAndBody.includes(secret ?? '-'), `${path} has ${secret}`).toBe(false);
	}
});
