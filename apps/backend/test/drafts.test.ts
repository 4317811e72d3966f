import { signPreview } from '@website/contracts/signatures';
import { beforeAll, describe, expect, it } from 'vitest';
import { parentSlug } from '../src/content/preview/parent-slug.ts';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

const now = () => Math.floor(Date.now() / 1000);
const secret = 'test-preview-secret-test-preview';

async function titleOf(slug: string, lang: string, token?: string) {
	const { body } = await backend.query(
		'query ($slug: String!, $lang: Locale!) { page(slug: $slug, lang: $lang) { title } }',
		{ variables: { slug, lang }, headers: token ? { 'x-preview-token': token } : {} },
	);
	return body.data.page?.title ?? null;
}

describe('drafts', () => {
	it('are visible only with a valid token', async () => {
		const { payload } = backend;
		await payload.create({
			collection: 'pages',
			draft: true,
			data: {
				title: 'Secret',
				slug: 'secret',
				_status: 'draft',
				navbarTheme: 'light',
				pageLayout: 'default',
			},
		});
		expect(await titleOf('secret', 'en')).toBeNull();
		expect(await titleOf('secret', 'en', signPreview(secret, now() + 3_600))).toBe('Secret');
		expect(await titleOf('secret', 'en', signPreview(secret, now() - 1))).toBeNull();
		expect(await titleOf('secret', 'en', signPreview('another-secret', now() + 3_600))).toBeNull();
	});

	it('are previewed under their parent, even if it is a draft', async () => {
		const { payload } = backend;
		const { id } = await payload.create({
			collection: 'pages',
			draft: true,
			data: {
				title: 'Above',
				slug: 'above',
				_status: 'draft',
				navbarTheme: 'light',
				pageLayout: 'default',
			},
		});
		expect(await parentSlug({ payload }, id, 'en')).toBe('above');
		expect(await parentSlug({ payload }, id, 'da')).toBeNull();
		expect(await parentSlug({ payload }, 999_999, 'en')).toBeNull();
		expect(await parentSlug({ payload }, undefined, 'en')).toBeNull();
	});

	it('of a published page do not change the page for visitors', async () => {
		const { payload } = backend;
		const { docs } = await payload.find({
			collection: 'pages',
			where: { slug: { equals: 'about' } },
		});
		const id = docs[0]?.id ?? 0;
		await payload.update({
			collection: 'pages',
			id,
			draft: true,
			data: { title: 'Rewritten', _status: 'draft' },
		});
		expect(await titleOf('about', 'en')).toBe('about en');
		expect(await titleOf('about', 'en', signPreview(secret, now() + 3_600))).toBe('Rewritten');
	});
});
