import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
let id = 0;
beforeAll(async () => {
	backend = await startTestBackend();
	// The admin creates a new page as an empty draft and autosaves it.
	const page = await backend.payload.create({ collection: 'pages', draft: true, data: {} });
	id = page.id;
});

type Fields = { title?: string; slug?: string | null; _status?: 'published' };
async function write(data: Fields, locale: 'en' | 'da' = 'en') {
	const { payload } = backend;
	const draft = data._status !== 'published';
	const page = await payload.update({
		collection: 'pages',
		id,
		locale,
		draft,
		autosave: draft,
		data,
	});
	return page.slug;
}

it('the slug follows the title until an editor enters another slug', async () => {
	expect(await write({ title: 'Our' })).toBe('our');
	expect(await write({ title: 'Our team', slug: 'our' })).toBe('our-team');
	expect(await write({ title: 'Our team', slug: '' })).toBeNull();
	expect(await write({ title: 'Our whole team', slug: '' })).toBeNull();
	expect(await write({ title: 'Our whole team', slug: 'people' })).toBe('people');
	expect(await write({ title: 'People', slug: 'people' })).toBe('people');
	expect(await write({ title: 'Folk' }, 'da')).toBe('folk');
});

it('the slug does not change after the page was published, even when it is unpublished', async () => {
	await write({ title: 'People', slug: 'people', _status: 'published' });
	expect(await write({ title: 'Everybody', slug: 'people' })).toBe('people');
	await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
	expect(await write({ title: 'People', slug: 'people' })).toBe('people');
	expect(await write({ title: 'Somebody', slug: 'people' })).toBe('people');
});
