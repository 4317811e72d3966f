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
		await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
		expect(await titleOf('about', 'en')).toBe('Rewritten');
		await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
		expect(await titleOf('about', 'en')).toBeNull();
	});

	it('can be published in one language', async () => {
		const { payload } = backend;
		const { docs } = await payload.find({
			collection: 'pages',
			where: { slug: { equals: 'blog' } },
		});
		const id = docs[0]?.id ?? 0;
		const draft = (locale: 'da' | 'de') =>
			payload.update({
				collection: 'pages',
				id,
				locale,
				draft: true,
				data: { title: `New ${locale}` },
			});
		await draft('da');
		await draft('de');
		await payload.update({
			collection: 'pages',
			id,
			locale: 'da',
			publishSpecificLocale: 'da',
			data: { _status: 'published' },
		});
		expect(await titleOf('blog', 'da')).toBe('New da');
		expect(await titleOf('blog', 'de')).toBe('blog de');
	});
});

describe('roles', () => {
	it('guests can neither read nor change anything', async () => {
		const { payload } = backend;
		await expect(payload.find({ collection: 'pages', overrideAccess: false })).rejects.toThrow();
		const guest = { collection: 'categories', overrideAccess: false } as const;
		await expect(payload.create({ ...guest, data: { name: 'X' } })).rejects.toThrow();
		await expect(payload.find({ collection: 'users', overrideAccess: false })).rejects.toThrow();
	});

	it('editors can write content but neither users nor roles', async () => {
		const { payload } = backend;
		const person = {
			email: 'editor@example.com',
			password: 'a-long-password',
			role: 'editor',
		} as const;
		const editorDocument = await payload.create({ collection: 'users', data: person });
		const user = { ...editorDocument, collection: 'users' as const };
		const editor = { overrideAccess: false, user } as const;
		const category = await payload.create({
			collection: 'categories',
			data: { name: 'By an editor' },
			...editor,
		});
		expect(category.slug).toBe('by-an-editor');
		const other = { ...person, email: 'other@example.com' };
		await expect(payload.create({ collection: 'users', data: other, ...editor })).rejects.toThrow();
		const updatedEditor = await payload.update({
			collection: 'users',
			id: editorDocument.id,
			data: { role: 'admin' },
			...editor,
		});
		expect(updatedEditor.role).toBe('editor');
	});
});

describe('slugs', () => {
	const create = (data: Record<string, unknown>) =>
		backend.payload.create({
			collection: 'pages',
			data: {
				title: 'T',
				navbarTheme: 'light',
				pageLayout: 'default',
				_status: 'published',
				...data,
			},
		});
	it.each([
		['docs', /reserved/],
		['de', /reserved/],
		['blog', /reserved/],
		['Not-Good', /lower-case/],
		['a--b', /lower-case/],
		['home', /already used/],
	])('refuses %s with an error at the field', async (slug, message) => {
		const error = await create({ slug }).then(
			() => null,
			(cause) => cause,
		);
		expect(error.data.errors[0]).toMatchObject({
			path: 'slug',
			message: expect.stringMatching(message),
		});
	});

	it('allows the same slug in another language and under another parent', async () => {
		const { docs } = await backend.payload.find({
			collection: 'pages',
			where: { slug: { equals: 'home' } },
		});
		await expect(create({ slug: 'om' })).resolves.toBeTruthy();
		await expect(create({ slug: 'team', parent: docs[0]?.id })).resolves.toBeTruthy();
	});
});
