import { signPreview } from '@website/contracts/signatures';
import { beforeEach, expect, it } from 'vitest';
import { readEnvironment } from '../settings/environment.ts';
import { preview } from './preview-routes.ts';
import type { Personal } from './render-page.ts';

const secret = 'a secret for tests and nothing else';
const environment = readEnvironment({
	WEBHOOK_SECRET: secret,
	PREVIEW_SECRET: secret,
	PRICE_API_TOKEN: secret,
	PREVIEW_FRAME_ORIGIN: 'https://editors.example',
});
const renders: { path: string; personal: Personal }[] = [];
const live = {
	environment,
	script: async () => '/assets/live-preview.js',
	renderPage: async ({ path }: { path: string }, personal: Personal) => {
		renders.push({ path, personal });
		return {
			status: 200,
			headers: { 'content-type': 'text/html' },
			body: Buffer.from('made'),
			tags: [],
			degraded: false,
			maxAgeMs: undefined,
		};
	},
};
const routes = (environmentOfSite = environment) =>
	preview({
		previews: { secret, content: { url: '', timeoutMs: 0 } },
		live: { ...live, environment: environmentOfSite },
		https: true,
		admit: () => {},
	});
const token = signPreview(secret, Math.floor(Date.now() / 1000) + 600);

const address = (query: Record<string, string>) =>
	`/preview/live?${new URLSearchParams({ collection: 'pages', id: '7', lang: 'da', token, ...query })}`;
const post = (query: Record<string, string>, body: string) =>
	routes().request(address(query), { method: 'POST', body });

beforeEach(() => {
	renders.length = 0;
});

it('allows only the admin panel to frame the page', async () => {
	const response = await routes().request(address({}));
	expect(response.status).toBe(200);
	expect(response.headers.get('content-security-policy')).toContain(
		"frame-ancestors 'self' https://editors.example",
	);
	expect(response.headers.get('x-robots-tag')).toContain('noindex');
	expect(await response.text()).toContain('<html lang="da-DK"');
	const withoutEditor = routes({ ...environment, PREVIEW_FRAME_ORIGIN: undefined });
	expect((await withoutEditor.request(address({}))).status).toBe(404);
});

it.each([
	['pages', { slug: 'om-os', title: 'Om os' }, '/da/live-preview'],
	['pages', { slug: 'home' }, '/da'],
	['pages', {}, '/da/live-preview'],
	['posts', { slug: 'home' }, '/da/blog/live-preview'],
	['header', { links: [] }, '/da'],
	['categories', { slug: 'tips', name: 'Tips' }, '/da/blog/category/live-preview'],
	['products', { title: 'SMS' }, '/da'],
])('renders the page of %s with %o', async (collection, values, path) => {
	const response = await post({ collection }, JSON.stringify({ values }));
	expect(response.status).toBe(200);
	expect(response.headers.get('cache-control')).toContain('no-store');
	expect(renders).toMatchObject([
		{
			path,
			personal: { previewToken: token, liveDocument: { collection, id: '7', lang: 'da', values } },
		},
	]);
});

it('renders a product on the page that shows it', async () => {
	await post({ collection: 'products', path: '/da/priser/sms' }, '{"values":{"title":"SMS"}}');
	expect(renders).toMatchObject([
		{ path: '/da/priser/sms', personal: { liveDocument: { collection: 'products', slug: '' } } },
	]);
});

it.each([
	[{ path: '//evil.example' }, '{"values":{}}', 403],
	[{ token: '' }, '{"values":{}}', 403],
	[
		{ token: signPreview('another secret altogether', Math.floor(Date.now() / 1000) + 60) },
		'{"values":{}}',
		403,
	],
	[{ collection: 'users' }, '{"values":{}}', 403],
	[{ lang: 'xx' }, '{"values":{}}', 403],
	[{}, '{"values":', 400],
	[{}, '{"values":"no"}', 400],
	[{}, `{"values":{"a":"${'x'.repeat(5_000_000)}"}}`, 413],
])('rejects %o', async (query, body, status) => {
	expect((await post(query, body)).status).toBe(status);
	expect(renders).toEqual([]);
});
