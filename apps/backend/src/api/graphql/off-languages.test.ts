import { signPreview } from '@website/contracts/signatures';
import { allOptions, type SiteOptions } from '@website/contracts/site-options';
import { afterAll, expect, it } from 'vitest';
import { startTestBackend } from '../../../test/backend.ts';
import { invalidate } from '../../platform/cluster/invalidation.ts';
import { optionsKey, waitForSiteOptions } from '../../plugins/languages/site-options.ts';

const backend = await startTestBackend();
afterAll(() => backend.payload.destroy());

async function setOptions(part: Partial<SiteOptions>) {
	await backend.payload.kv.set(optionsKey, { ...allOptions(), ...part });
	invalidate(['options']);
	await waitForSiteOptions();
}

/** The data of a query with one operation. */
async function dataOf(operation: string): Promise<unknown> {
	const { body } = await backend.query(`{ answer: ${operation} }`);
	expect(body.errors).toBeUndefined();
	return body.data.answer;
}

it.each([
	['page(slug: "home", lang: de) { title }', null],
	['sitemap(lang: de) { nodes { href } }', null],
	['post(slug: "erste-schritte", lang: de) { title }', null],
	[
		'posts(where: { lang: de }) { nodes { title } edges { cursor } totalCount }',
		{ nodes: [], edges: [], totalCount: 0 },
	],
	['blogIndex(lang: de) { months { count } }', null],
	['author(slug: "die-redaktion-1", lang: de) { author { name } }', null],
	['category(slug: "anleitungen", lang: de) { name }', null],
	['categories(lang: de) { name }', []],
	['products(lang: de) { title }', []],
	['footer(lang: de) { copyright { text } }', null],
	['header(lang: de) { links { link { title } } }', null],
	['callToAction(lang: de) { heading }', null],
	['siteSettings(lang: de) { titleTemplate }', null],
	['search(query: "first", lang: de) { posts { href } }', null],
	['slugOwner(kind: page, slug: "home", lang: de) { locale href }', { locale: 'en', href: '/' }],
])('returns no content in a disabled language: %s', async (operation, empty) => {
	await setOptions({});
	expect(await dataOf(operation)).not.toEqual(empty);
	await setOptions({ languages: ['en', 'da'] });
	expect(await dataOf(operation)).toEqual(empty);
});

it('falls back to the brand of the default language', async () => {
	await setOptions({ languages: ['en', 'da'] });
	expect(await dataOf('brand(lang: de) { name }')).toEqual(
		await dataOf('brand(lang: en) { name }'),
	);
});

it('shows drafts in a disabled language', async () => {
	await setOptions({ languages: ['en', 'da'] });
	const token = signPreview(
		'test-preview-secret-test-preview',
		Math.floor(Date.now() / 1000) + 3_600,
	);
	const { data } = await backend.query('{ page(slug: "home", lang: de) { title } }', {
		headers: { 'x-preview-token': token },
	});
	expect(data?.page).toEqual({ title: 'Home de' });
});
