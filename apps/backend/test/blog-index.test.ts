import { describe, expect, it } from 'vitest';
import { changedTags } from '../src/plugins/revalidation/document-hooks.ts';
import { startTestBackend } from './backend.ts';

const backend = await startTestBackend();

async function article(date: string, tags: Record<'en' | 'da', string[]>) {
	const { payload } = backend;
	const name = `article-${crypto.randomUUID()}`;
	const { id } = await payload.create({
		collection: 'posts',
		locale: 'en',
		data: { title: name, slug: name, date, tags: tags.en, _status: 'published' },
	});
	await payload.update({
		collection: 'posts',
		id,
		locale: 'da',
		data: { title: `${name} da`, slug: `${name}-da`, tags: tags.da, _status: 'published' },
	});
	return { id, name };
}

async function query(selection: string) {
	const { body } = await backend.query(`{ ${selection} }`);
	expect(body.errors).toBeUndefined();
	return body.data;
}

const titles = async (filter: string): Promise<string[]> => {
	const { listedPosts } = await query(`listedPosts(${filter}) { nodes { title } }`);
	return listedPosts.nodes.map(({ title }: { title: string }) => title);
};

describe('posts by tag and time', () => {
	it('match every tag with the same slug, in each language by its own tags', async () => {
		const one = await article('2031-03-31T22:30:00Z', {
			en: ['Sender ID', 'Æbler'],
			da: ['Æbler'],
		});
		const two = await article('2031-05-02T10:00:00Z', { en: [' sender id '], da: [] });
		expect(await titles('lang: en, tag: "sender-id"')).toEqual([two.name, one.name]);
		expect(await titles('lang: da, tag: "sender-id"')).toEqual([]);
		expect(await titles('lang: da, tag: "aebler"')).toEqual([`${one.name} da`]);
		const { post } = await query(`post(slug: "${one.name}", lang: en) { tags { name slug link } }`);
		expect(post.tags).toEqual([
			{ name: 'Sender ID', slug: 'sender-id', link: '/blog/tag/sender-id' },
			{ name: 'Æbler', slug: 'aebler', link: '/blog/tag/aebler' },
		]);
		const { blogIndex } = await query(
			'blogIndex(lang: en) { tags { name slug link count } months { year month link count } }',
		);
		expect(blogIndex.tags).toContainEqual({
			name: 'sender id',
			slug: 'sender-id',
			link: '/blog/tag/sender-id',
			count: 2,
		});
		// 22:30 UTC is already the next day, and month, in the editors' time zone.
		const link = '/blog/archive/2031/04';
		expect(blogIndex.months).toContainEqual({ year: 2031, month: 4, link, count: 1 });
		expect(await titles('lang: en, year: 2031')).toEqual([two.name, one.name]);
		expect(await titles('lang: en, year: 2031, month: 4')).toEqual([one.name]);
		expect(await titles('lang: en, year: 2031, month: 3')).toEqual([]);
		expect((await query('listedPosts(lang: en) { totalCount }')).listedPosts).toBeNull();
	});

	it('can be narrowed down to a category, and the links combine tag and category', async () => {
		const { payload } = backend;
		const name = `category-${crypto.randomUUID()}`;
		const category = (slug: string) =>
			payload.create({
				collection: 'categories',
				locale: 'en',
				data: { name: slug, slug, _status: 'published' },
			});
		const [category1, category2] = [await category(name), await category(`${name}-b`)];
		const one = await article('2034-03-01T10:00:00Z', { en: ['Night Boat', 'Tide'], da: [] });
		const two = await article('2034-04-01T10:00:00Z', { en: ['Night boat'], da: [] });
		const setCategories = (id: number, categories: number[]) =>
			payload.update({ collection: 'posts', id, data: { categories, _status: 'published' } });
		await setCategories(one.id, [category1.id]);
		await setCategories(two.id, [category1.id, category2.id]);
		const filter = (slug: string) => `lang: en, tag: "night-boat", category: "${slug}"`;
		expect(await titles(filter(name))).toEqual([two.name, one.name]);
		expect(await titles(filter(`${name}-b`))).toEqual([two.name]);
		expect(await titles(filter('no-such-category'))).toEqual([]);
		expect(await titles(`lang: en, tag: "tide", category: "${name}-b"`)).toEqual([]);
		const { blogIndex } = await query(
			`blogIndex(lang: en, category: "${name}", tag: "tide") { tags { slug link count } categories { slug link count } }`,
		);
		expect(blogIndex).toEqual({
			tags: [
				{ slug: 'night-boat', link: `/blog/category/${name}/tag/night-boat`, count: 2 },
				{ slug: 'tide', link: `/blog/category/${name}/tag/tide`, count: 1 },
			],
			categories: [{ slug: name, link: `/blog/category/${name}/tag/tide`, count: 1 }],
		});
		const all = await query('blogIndex(lang: en) { categories { slug link count } }');
		expect(all.blogIndex.categories).toContainEqual({
			slug: name,
			link: `/blog/category/${name}`,
			count: 2,
		});
	});

	it('are updated when tags change, and the change invalidates the lists', async () => {
		const { id, name } = await article('2032-01-02T10:00:00Z', { en: ['before'], da: [] });
		expect(await titles('lang: en, tag: "before"')).toEqual([name]);
		await backend.payload.update({
			collection: 'posts',
			id,
			locale: 'en',
			data: { tags: ['after'], _status: 'published' },
		});
		expect(await titles('lang: en, tag: "before"')).toEqual([]);
		expect(await titles('lang: en, tag: "after"')).toEqual([name]);
		const published = { id: 7, _status: 'published' };
		expect(
			changedTags('posts', 7, { ...published, tags: ['a'] }, { ...published, tags: ['b'] }),
		).toEqual(['post:7', 'posts']);
	});

	it.each([
		['too many', Array.from({ length: 9 }, (_, index) => `tag ${index}`)],
		['too long', ['x'.repeat(41)]],
		['no character for a slug', ['—']],
	])('refuse an invalid tag with an error at the field: %s', async (_, tags) => {
		const name = `article-${crypto.randomUUID()}`;
		const savePromise = backend.payload.create({
			collection: 'posts',
			locale: 'en',
			data: { title: name, slug: name, date: '2033-01-01T00:00:00Z', tags, _status: 'published' },
		});
		await expect(savePromise).rejects.toMatchObject({ data: { errors: [{ path: 'tags' }] } });
	});
});

describe('authors', () => {
	it('have a page in each language in which they have posts, at a URL that survives a change of name', async () => {
		const { payload } = backend;
		const author = await payload.create({
			collection: 'authors',
			locale: 'en',
			data: { name: 'Åse Night', role: 'Night desk', _status: 'published' },
		});
		await payload.update({
			collection: 'authors',
			id: author.id,
			locale: 'da',
			data: { name: 'Åse Nat', _status: 'published' },
		});
		const { id, name } = await article('2031-06-01T10:00:00Z', { en: [], da: [] });
		const slug = `aase-night-${author.id}`;
		const filter = `lang: en, author: "${slug}"`;
		expect(await titles(filter)).toEqual([]);
		expect(
			(await query(`author(slug: "${slug}", lang: en) { author { name } }`)).author,
		).toBeNull();
		await payload.update({
			collection: 'posts',
			id,
			locale: 'en',
			data: { author: author.id, _status: 'published' },
		});
		expect(await titles(filter)).toEqual([name]);
		const page = (lang: string, at: string) =>
			query(
				`author(slug: "${at}", lang: ${lang}) { author { name role link } translations { href } }`,
			);
		const expected = {
			author: { name: 'Åse Night', role: 'Night desk', link: `/blog/author/${slug}` },
			translations: [
				{ href: `/blog/author/${slug}` },
				{ href: `/da/blog/author/aase-nat-${author.id}` },
			],
		};
		expect((await page('en', slug)).author).toEqual(expected);
		expect((await page('en', `an-older-name-${author.id}`)).author).toEqual(expected);
		expect((await page('de', slug)).author).toBeNull();
		for (const unknownSlug of ['aase-night', 'aase-night-999999', '-', ''])
			expect((await page('en', unknownSlug)).author).toBeNull();
		const { blogIndex } = await query('blogIndex(lang: en) { authors { name } }');
		expect(blogIndex.authors).toContainEqual({ name: 'Åse Night' });
		const { post } = await query(`post(slug: "${name}", lang: en) { author { link } }`);
		expect(post.author.link).toBe(`/blog/author/${slug}`);
		// Without any post the author has no page.
		const data = { author: null, _status: 'published' } as const;
		await payload.update({ collection: 'posts', id, locale: 'en', data });
		expect((await page('en', slug)).author).toBeNull();
		const after = await query('blogIndex(lang: en) { authors { name } }');
		expect(after.blogIndex.authors).not.toContainEqual({ name: 'Åse Night' });
	});

	it('invalidate the lists when the author of a post changes', () => {
		const before = { id: 1, _status: 'published', author: 1 };
		expect(changedTags('posts', 1, { ...before, author: 2 }, before)).toContain('posts');
	});
});
