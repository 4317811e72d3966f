import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalAddress, canonicalPath } from './canonical-address.ts';

test.each([
	['/blog/', '/blog'],
	['//blog', '/blog'],
	['/Blog', '/blog'],
	['/%62log', '/blog'],
	['/%42LOG', '/blog'],
	['/a%2Db%2db%5F%7e', '/a-b-b_~'],
	['/s%c3%b8g', '/s%C3%B8g'],
	['///', '/'],
])('%s becomes %s', (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
	expect(canonicalPath(canonical)).toBeNull();
});

test('keeps the encoding of characters with a special meaning', () => {
	for (const path of ['/a%2Fb', '/a%3Fb', '/%5Cb', '/%2562log', '/%00', '/100%']) {
		expect(canonicalPath(path)).toBeNull();
	}
});

test.each([
	['/Blog/?utm_source=mail', '301 /blog?utm_source=mail'],
	['/da/', '301 /da'],
	// The application redirects these, so that there is one redirect.
	['/en/', '200 /en'],
	['/EN/Pricing/?currency=DKK', '200 /en/pricing?currency=DKK'],
	['/english/', '301 /english'],
])('%s: %s', async (path, expected) => {
	const app = new Hono()
		.use(canonicalAddress())
		.get('*', (c) => c.text(c.req.url.slice(new URL(c.req.url).origin.length)));
	const response = await app.request(path);
	const result = response.headers.get('location') ?? (await response.text());
	expect(`${response.status} ${result}`).toBe(expected);
});
