import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speculationRules } from '../../server/receiving/speculation-rules.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite, type TestSite } from '../server/test-site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let site: TestSite;
let rendered: string[];

async function answer(request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	rendered.push(pathname);
	if (pathname === '/llms.txt')
		return new Response('text', { headers: { 'content-type': 'text/plain' } });
	const status = pathname === '/missing' ? 404 : 200;
	return new Response('<h1>Page</h1>', { status, headers: { 'content-type': 'text/html' } });
}

beforeAll(async () => {
	folder = await temporaryFolder();
	site = await startTestSite({
		folder: folder.path,
		answer,
		settings: { CONTENT_TOKEN_STORAGE: 'token' },
	});
});
beforeEach(() => {
	rendered = [];
});
afterAll(async () => {
	await site.stop();
	await folder[Symbol.asyncDispose]();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
	fetch(site.origin + path, { headers });

/** Whether the rules let a browser fetch this address ahead; which elements they name is for the browser. */
function mayBeFetched(address: string): boolean {
	const matches = (pattern: object) =>
		new URLPattern({ ...pattern, baseURL: site.origin }).test(address);
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

describe('rules for loading links ahead of a click', () => {
	it('are named by pages that are found, and served under their own type', async () => {
		const page = await ask('/pricing');
		const named = page.headers.get('speculation-rules');
		expect(named).toBe('"/speculation-rules.json"');
		const rules = await ask(JSON.parse(named ?? ''));
		expect(rules.status).toBe(200);
		expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
		expect(await rules.json()).toEqual(speculationRules);
		expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
	});

	it('are named by nothing else', async () => {
		for (const path of ['/missing', '/llms.txt', '/pricing.md'])
			expect((await ask(path)).headers.get('speculation-rules'), path).toBeNull();
		const personal = await ask('/pricing', { cookie: 'content-token=abc' });
		expect(personal.headers.get('cache-control')).toContain('private');
		expect(personal.headers.get('speculation-rules')).toBeNull();
	});

	it('get the very same stored page, rendered once', async () => {
		const ahead = await ask('/about', { 'sec-purpose': 'prefetch;prerender' });
		const response = await ask('/about');
		expect(await ahead.text()).toBe(await response.text());
		for (const name of ['etag', 'vary', 'cache-control', 'cdn-cache-control'])
			expect(ahead.headers.get(name), name).toBe(response.headers.get(name));
		expect(ahead.headers.get('vary')).not.toMatch(/purpose/i);
		expect(rendered).toEqual(['/about']);
	});

	it.each([
		'/',
		'/pricing',
		'/da/priser/danmark',
		'/de/blog/was-ist-rcs',
		'/newsletter',
		'/blog#top',
	])('let %s be fetched', (path) => {
		expect(mayBeFetched(site.origin + path)).toBe(true);
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
	])('leave %s alone', (path) => {
		expect(mayBeFetched(site.origin + path)).toBe(false);
	});

	it('leave other sites alone', () => {
		expect(mayBeFetched('https://elsewhere.example/pricing')).toBe(false);
	});
});
