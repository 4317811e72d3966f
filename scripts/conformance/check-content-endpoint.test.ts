import { startReferenceServer } from '@website/content-reference';
import { expect, it } from 'vitest';
import {
	type FieldResults,
	specifiedTypeDefs,
	startSpecifiedEndpoint,
} from '../../apps/site/test/content/specified-endpoint.ts';
import { startFakeContent } from '../../apps/site/test/fake-content.ts';
import { checkContentEndpoint } from './check-content-endpoint.ts';
import { levelOf } from './report.ts';

const page = {
	title: 'Home',
	slug: 'home',
	translations: [],
	translated: [],
	seo: {},
	sections: [],
};
const post = {
	id: '1',
	title: 'A',
	slug: 'a',
	categories: [{ name: 'Channels', slug: 'channels' }],
	translated: [],
	blogSections: [],
};
const posts = { nodes: [post], pageInfo: { hasNextPage: false } };
const results: FieldResults = {
	page,
	post,
	posts,
	blogOverview: { page, posts },
	products: [],
	footer: {},
	callToAction: {},
};
const check = (url: string) => checkContentEndpoint({ url, method: 'POST' });

it('rates an endpoint with exactly the specified operations and fields as specified', async () => {
	await using endpoint = await startSpecifiedEndpoint(results);
	const findings = await check(endpoint.url);
	expect(levelOf(findings)).toBe('specified');
	expect(findings).toEqual(
		expect.arrayContaining([
			{ name: 'getBlogOverview', level: 'specified', ok: true, note: 'response received' },
			{ name: 'getHeader', level: 'more', ok: false, note: 'not requested' },
			expect.objectContaining({ name: 'Page.href', level: 'more', ok: false }),
			expect.objectContaining({ name: 'cache tags', ok: false }),
		]),
	);
});

it.each(['POST', 'GET'] as const)(
	'rates the reference content as specified, by %s',
	async (method) => {
		const { url, server } = await startReferenceServer(0);
		const findings = await checkContentEndpoint({ url, method });
		server.closeAllConnections();
		server.close();
		expect(findings.filter(({ level, ok }) => level === 'specified' && !ok)).toEqual([]);
		expect(levelOf(findings)).toBe('specified');
	},
);

it('rates an endpoint with the whole contract as complete', async () => {
	const endpoint = await startFakeContent();
	const findings = await check(endpoint.url);
	await endpoint.close();
	expect(findings.filter(({ ok }) => !ok)).toEqual([]);
	expect(levelOf(findings)).toBe('complete');
});

it('rates an endpoint without a specified field as incomplete, and names the field', async () => {
	await using endpoint = await startSpecifiedEndpoint(results);
	endpoint.replaceSchema({ typeDefs: specifiedTypeDefs.replace('pageLayout: String', '') });
	const findings = await check(endpoint.url);
	expect(levelOf(findings)).toBe('incomplete');
	expect(findings).toContainEqual({
		name: 'Page.pageLayout',
		level: 'specified',
		ok: false,
		note: 'it is required',
	});
});

it('rates an endpoint with errors or invalid responses as incomplete, and names the operations', async () => {
	await using endpoint = await startSpecifiedEndpoint(results);
	endpoint.results.posts = { nodes: null, pageInfo: {} };
	const findings = await check(endpoint.url);
	expect(levelOf(findings)).toBe('incomplete');
	const failed = findings.filter(({ level, ok }) => level === 'specified' && !ok);
	expect(failed.map(({ name }) => name)).toEqual(['getPosts', 'getPostsByCategory']);
	const html = await startFakeContent();
	html.behavior = 'html';
	const htmlFindings = await check(html.url);
	await html.close();
	expect(levelOf(htmlFindings)).toBe('incomplete');
	expect(htmlFindings.filter(({ ok }) => ok)).toEqual([]);
	expect(htmlFindings).toContainEqual({
		name: 'cache tags',
		level: 'more',
		ok: false,
		note: 'no responses',
	});
});
