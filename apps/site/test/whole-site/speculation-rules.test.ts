import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { speculationRules } from '../../server/receiving/speculation-rules.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite } from '../server/test-site.ts';

let renderedPaths: string[];

async function handler(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	renderedPaths.push(pathname);
	if (pathname === '/llms.txt')
		return new Response('text', { headers: { 'content-type': 'text/plain' } });
	const status = pathname === '/missing' ? 404 : 200;
	return new Response('<h1>Page</h1>', { status, headers: { 'content-type': 'text/html' } });
}

const folder = await temporaryFolder();
const site = await startTestSite({
	folder: folder.path,
	handler,
	settings: { CONTENT_TOKEN_STORAGE: 'token' },
});
beforeEach(() => {
	renderedPaths = [];
});
afterAll(async () => {
	await site.stop();
	await folder[Symbol.asyncDispose]();
});

const get = (path: string, headers: Record<string, string> = {}) =>
	fetch(site.origin + path, { headers });

/** True if the rules allow prefetching a URL. Ignores the selectors of the rules. */
function canPrefetch(url: string): boolean {
	const matches = (pattern: object) =>
		new URLPattern({ ...pattern, baseURL: site.origin }).test(url);
	const [rule] = speculationRules.prefetch;
	const conditions: object[] = rule?.where.and ?? [];
	return conditions.every((condition) => {
		if ('href_matches' in condition) return matches(condition.href_matches as object);
		if ('not' in condition) {
			const { href_matches } = condition.not as { href_matches: object };
			return !matches(href_matches);
		}
		return true;
	});
}

describe('speculation rules', () => {
	it('are referenced by pages and served with their own content type', async () => {
		const page = await get('/pricing');
		const header = page.headers.get('speculation-rules');
		expect(header).toBe('"/speculation-rules.json"');
		const rules = await get(JSON.parse(header ?? ''));
		expect(rules.status).toBe(200);
		expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
		expect(await rules.json()).toEqual(speculationRules);
		expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
	});

	it('are not referenced by other responses', async () => {
		for (const path of ['/missing', '/llms.txt', '/pricing.md'])
			expect((await get(path)).headers.get('speculation-rules'), path).toBeNull();
		const personal = await get('/pricing', { cookie: 'content-token=abc' });
		expect(personal.headers.get('cache-control')).toContain('private');
		expect(personal.headers.get('speculation-rules')).toBeNull();
	});

	it('load the same cached page, which is rendered once', async () => {
		const prefetch = await get('/about', { 'sec-purpose': 'prefetch;prerender' });
		const response = await get('/about');
		expect(await prefetch.text()).toBe(await response.text());
		for (const name of ['etag', 'vary', 'cache-control', 'cdn-cache-control'])
			expect(prefetch.headers.get(name), name).toBe(response.headers.get(name));
		expect(prefetch.headers.get('vary')).not.toMatch(/purpose/i);
		expect(renderedPaths).toEqual(['/about']);
	});

	it.each([
		'/',
		'/pricing',
		'/da/priser/danmark',
		'/de/blog/was-ist-rcs',
		'/newsletter',
		'/blog#top',
	])('allow prefetching %s', (path) => {
		expect(canPrefetch(site.origin + path)).toBe(true);
	});

	it.each([
		'/language/da',
		'/search',
		'/de/search',
		'/da/docs/messages',
		'/forms/confirm',
		'/preview/shared/abc',
		'/pricing?currency=DKK',
		'/prices/eur.json',
		'/prices/eur',
		'/about.md',
		'/content/media/terms.pdf',
		'/images/share/de.png',
	])('exclude %s', (path) => {
		expect(canPrefetch(site.origin + path)).toBe(false);
	});

	it('exclude other sites', () => {
		expect(canPrefetch('https://elsewhere.example/pricing')).toBe(false);
	});
});
