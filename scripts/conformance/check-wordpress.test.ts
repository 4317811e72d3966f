import { readSectionFile } from '@website/content-wordpress';
import { plainSite, startStandIn } from '@website/content-wordpress/testing/stand-in';
import { expect, it } from 'vitest';
import { checkWordPress } from './check-wordpress.ts';
import { levelOf } from './report.ts';

const check = async (url: string) =>
	checkWordPress({ url, sectionFile: await readSectionFile(undefined) });

it('rates a WordPress with common plugins as specified, and lists the plugins', async () => {
	await using standIn = await startStandIn();
	const findings = await check(standIn.url);
	expect(levelOf(findings)).toBe('specified');
	expect(findings).toEqual(
		expect.arrayContaining([
			{
				name: 'languages',
				level: 'more',
				ok: true,
				note: 'WPML, by wp-graphql-wpml; published in English, Dansk, Deutsch',
			},
			{ name: 'search engines', level: 'more', ok: true, note: 'Yoast SEO' },
			{ name: 'header menu', level: 'more', ok: true, note: 'HEADER' },
			{
				name: 'flexible content',
				level: 'more',
				ok: false,
				note: 'none: pages and articles are shown as their texts',
			},
			{ name: 'getPage', level: 'specified', ok: true, note: 'response received' },
			expect.objectContaining({ name: 'cache tags', ok: true }),
		]),
	);
});

it('checks a plain WordPress in its own language', async () => {
	await using standIn = await startStandIn({
		languages: 'plain',
		seo: 'none',
		products: false,
		events: true,
		site: plainSite,
	});
	standIn.site.language = 'da_DK';
	const findings = await check(standIn.url);
	expect(levelOf(findings)).toBe('specified');
	const faults = findings.filter(({ ok }) => !ok).map(({ name }) => name);
	expect(faults).toEqual(expect.arrayContaining(['search engines', 'products', 'drafts']));
	expect(findings.filter(({ name }) => name === 'post type').map(({ note }) => note)).toEqual([
		'event: pages, listed at /termine/',
		"WPGraphQL hides job_offer: add_filter('register_post_type_args', fn ($args, $type) => $type === 'job_offer' ? ['show_in_graphql' => true, 'graphql_single_name' => 'jobOffer', 'graphql_plural_name' => 'jobOfferItems'] + $args : $args, 10, 2);",
	]);
});

it('reports Yoast outside production', async () => {
	await using standIn = await startStandIn({ storesIndexables: false });
	const findings = await check(standIn.url);
	expect(levelOf(findings)).toBe('specified');
	expect(findings).toContainEqual(expect.objectContaining({ name: 'search engines', ok: false }));
});

it('reports products that Polylang does not translate', async () => {
	await using standIn = await startStandIn({ languages: 'polylang', translatesProducts: false });
	expect(await check(standIn.url)).toContainEqual({
		...{ name: 'not used', level: 'more', ok: false },
		note: expect.stringContaining('products'),
	});
});

it('is incomplete if WordPress refuses the application password', async () => {
	const editor = { user: 'editor', password: 'abcd efgh ijkl' };
	await using standIn = await startStandIn({ editor });
	const sectionFile = await readSectionFile(undefined);
	const levelWith = async (password: string) =>
		levelOf(
			await checkWordPress({ url: standIn.url, sectionFile, editor: { ...editor, password } }),
		);
	expect(await levelWith('wrong')).toBe('incomplete');
	expect(await levelWith(editor.password)).toBe('specified');
});

it('names the target of an endpoint that redirects', async () => {
	await using standIn = await startStandIn();
	standIn.redirects['/graphql'] = 'https://www.cms.example/graphql';
	await expect(check(standIn.url)).rejects.toThrow('redirects to https://www.cms.example/graphql');
});

it('suggests the URL of WPGraphQL for that of the REST API', async () => {
	await using standIn = await startStandIn();
	await expect(check(`${standIn.origin}/wp-json`)).rejects.toThrow(standIn.url);
});

it('rejects with the error of a WordPress that fails', async () => {
	await using standIn = await startStandIn();
	standIn.behavior = 'sends HTML';
	await expect(check(standIn.url)).rejects.toThrow(
		'WordPress answered 200 with something other than JSON: "<html>',
	);
});

it('reads an endpoint that is restricted to signed-in users with the application password', async () => {
	const editor = { user: 'editor', password: 'abcd efgh ijkl' };
	await using standIn = await startStandIn({ editor });
	standIn.requiresSignIn = true;
	await expect(check(standIn.url)).rejects.toThrow('CONTENT_APPLICATION_PASSWORD');
	const sectionFile = await readSectionFile(undefined);
	const findings = await checkWordPress({ url: standIn.url, sectionFile, editor });
	expect(levelOf(findings)).toBe('specified');
});

it('names the pages with forms of plugins and with shortcodes of missing ones', async () => {
	await using standIn = await startStandIn();
	for (const document of standIn.site.documents) {
		if (document.slug === 'about')
			document.content = '<p>[1] [contact-form-7 id=&#8221;88&#8243;]</p>';
	}
	const findings = await check(standIn.url);
	expect(findings).toContainEqual(
		expect.objectContaining({
			...{ name: 'forms', ok: false },
			note: 'replaced by a sentence without an e-mail address, which the settings do not have: /about',
		}),
	);
	expect(findings).toContainEqual(
		expect.objectContaining({
			name: 'shortcodes',
			note: 'of missing plugins, not shown: /about [contact-form-7]',
		}),
	);
});
