import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
let id = 0;
beforeAll(async () => {
	backend = await startTestBackend();
	// As the editors' interface does when somebody asks for a new page: an empty draft, saved while it is written.
	const page = await backend.payload.create({ collection: 'pages', draft: true, data: {} });
	id = page.id;
});

type Fields = { title?: string; slug?: string | null; _status?: 'published' };
async function write(data: Fields, locale: 'en' | 'da' = 'en') {
	const { payload } = backend;
	const draft = data._status !== 'published';
	const saved = await payload.update({
		collection: 'pages',
		id,
		locale,
		draft,
		autosave: draft,
		data,
	});
	return saved.slug;
}

it('follows the title until the editor writes another address', async () => {
	expect(await write({ title: 'Our' })).toBe('our');
	expect(await write({ title: 'Our team', slug: 'our' })).toBe('our-team');
	expect(await write({ title: 'Our team', slug: '' })).toBeNull();
	expect(await write({ title: 'Our whole team', slug: '' })).toBeNull();
	expect(await write({ title: 'Our whole team', slug: 'people' })).toBe('people');
	expect(await write({ title: 'People', slug: 'people' })).toBe('people');
	expect(await write({ title: 'Folk' }, 'da')).toBe('folk');
});

it('stays once visitors know it, also when the page is taken back', async () => {
	await write({ title: 'People', slug: 'people', _status: 'published' });
	expect(await write({ title: 'Everybody', slug: 'people' })).toBe('people');
	await backend.payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
	expect(await write({ title: 'People', slug: 'people' })).toBe('people');
	expect(await write({ title: 'Somebody', slug: 'people' })).toBe('people');
});
