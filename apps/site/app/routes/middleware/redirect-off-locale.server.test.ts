import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Content, contentContext } from '~/content/content.server';
import { redirectOffLocale } from './redirect-off-locale.server';

/** Redirects of editors, and the owners of slugs in the default locale. */
const redirects: Record<string, object> = {
	'/de/alt': { to: '/new', status: 302 },
	'/de/weg': { to: null, status: 410 },
};
const owners: Record<string, string> = {
	'page preise': '/pricing',
	'page team': '/about/team',
	'post neues': '/blog/news',
	'page nur-daenisch': '/da/kun-dansk',
};

const content: Content = {
	isUnsupported: () => false,
	query: async (_document, variables) => {
		const { path, kind, slug } = variables;
		const owner = owners[`${kind} ${slug}`];
		return {
			redirect: redirects[String(path)] ?? null,
			slugOwner: owner ? { href: owner } : null,
			pricePages: [],
		} as never;
	},
};

const next = vi.fn(async () => new Response('page'));

/** The status and location of the redirect from a path; null if the page itself is rendered. */
async function visit(path: string): Promise<string | null> {
	const context = new RouterContextProvider();
	context.set(contentContext, content);
	try {
		await redirectOffLocale({ url: new URL(path, 'https://site.example'), context }, next);
		return null;
	} catch (thrown) {
		if (!(thrown instanceof Response)) throw thrown;
		return `${thrown.status} ${thrown.headers.get('location')}`;
	}
}

beforeEach(() => setSiteOptions({ ...siteOptions(), languages: ['en', 'da'] }));
afterEach(() => setSiteOptions(null));

describe('a URL of a locale that is off', () => {
	it.each([
		['/de', '302 /'],
		['/de/preise?currency=DKK', '302 /pricing?currency=DKK'],
		['/de/ueber-uns/team', '302 /about/team'],
		['/de/blog', '302 /blog'],
		['/de/blog/neues', '302 /blog/news'],
		['/de/blog/tag/sms', '302 /blog/tag/sms'],
		['/de/blog/feed.xml', '302 /blog/feed.xml'],
		['/de/docs/messages', '302 /docs/messages'],
		['/de/search?q=sms', '302 /search?q=sms'],
		['/de/nur-daenisch', '302 /'],
		['/de/gibt-es-nicht', '302 /'],
		['/de/alt', '302 /new'],
		['/de/weg', null],
	])('%s redirects to %s', async (path, to) => {
		expect(await visit(path)).toBe(to);
	});
});

it.each([
	['/', null],
	['/pricing', null],
	['/da/priser', null],
	['/en/pricing', '301 /pricing'],
	['/en', '301 /'],
	['/english', null],
])('%s in a locale that is on has the redirect %s', async (path, to) => {
	expect(await visit(path)).toBe(to);
});

it('redirects from the prefix of the default locale', async () => {
	setSiteOptions({ ...siteOptions(), languages: ['en', 'da', 'de'], defaultLanguage: 'da' });
	expect(await visit('/da/om-os')).toBe('301 /om-os');
	expect(await visit('/en/pricing')).toBeNull();
});
