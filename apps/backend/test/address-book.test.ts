import { describe, expect, it, vi } from 'vitest';
import { addressBook } from '../src/content/addresses/current-address-book.ts';
import { allDrafts, noDrafts } from '../src/content/preview/draft-view.ts';
import { invalidate } from '../src/platform/cluster/invalidation.ts';
import { runSql, startTestBackend } from './backend.ts';

const backend = await startTestBackend();

const book = (drafts = false) => addressBook(backend.payload, drafts ? allDrafts : noDrafts);

async function createPost(
	slug: string,
	date: string,
	_status: 'draft' | 'published' = 'published',
) {
	const { id } = await backend.payload.create({
		collection: 'posts',
		draft: _status === 'draft',
		data: { title: slug, slug, date, _status },
	});
	return id;
}

describe('the address book', () => {
	it('is updated when a post is created, renamed, given another date or deleted', async () => {
		const idsBefore = (await book()).postsIn('en').map(({ id }) => id);
		const id = await createPost('first-name', '2001-01-01T00:00:00.000Z');
		expect((await book()).postsIn('en').map((entry) => entry.id)).toEqual([
			...idsBefore,
			String(id),
		]);
		await backend.payload.update({
			collection: 'posts',
			id,
			data: { slug: 'second-name', date: '2099-01-01T00:00:00.000Z', _status: 'published' },
		});
		const bookAfterRename = await book();
		expect(bookAfterRename.bySlug('posts', 'en', 'second-name')?.id).toBe(String(id));
		expect(bookAfterRename.bySlug('posts', 'en', 'first-name')).toBeUndefined();
		expect(bookAfterRename.postsIn('en')[0]?.id).toBe(String(id));
		await backend.payload.delete({ collection: 'posts', id });
		expect((await book()).postsIn('en').map((entry) => entry.id)).toEqual(idsBefore);
	});

	it('keeps the place of a page that is published again', async () => {
		const ids = [...(await book()).entries.pages.keys()];
		const data = { _status: 'published' } as const;
		await backend.payload.update({ collection: 'pages', id: Number(ids[0]), data });
		expect([...(await book()).entries.pages.keys()]).toEqual(ids);
	});

	it('lists posts by category, newest first', async () => {
		const { categories } = (await book()).entries;
		for (const category of categories.keys()) {
			const posts = (await book()).postsIn('en', category);
			expect(posts.every((entry) => entry.categories.includes(category))).toBe(true);
			expect(posts.map(({ date }) => date)).toEqual(
				posts.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
			);
		}
	});

	it('includes drafts and newest versions only when drafts are requested', async () => {
		const id = await createPost('only-a-draft', '2002-01-01T00:00:00.000Z', 'draft');
		expect((await book()).entries.posts.has(String(id))).toBe(false);
		expect((await book(true)).bySlug('posts', 'en', 'only-a-draft')?.id).toBe(String(id));
		const publishedId = await createPost('published', '2003-01-01T00:00:00.000Z');
		await backend.payload.update({
			collection: 'posts',
			id: publishedId,
			draft: true,
			data: { slug: 'to-be-renamed', _status: 'draft' },
		});
		expect((await book()).entries.posts.get(String(publishedId))?.slugs.en).toBe('published');
		expect((await book(true)).entries.posts.get(String(publishedId))?.slugs.en).toBe(
			'to-be-renamed',
		);
	});

	it('reads only changed documents', async () => {
		const id = await createPost('alone', '2004-01-01T00:00:00.000Z');
		await book();
		const find = vi.spyOn(backend.payload, 'find');
		invalidate([`post:${id}`, 'posts']);
		await book();
		await book();
		expect(find.mock.calls.map(([{ collection }]) => collection)).toEqual(['posts']);
		expect(JSON.stringify(find.mock.calls[0])).toContain(`"in":["${id}"]`);
		find.mockRestore();
	});

	it('picks up changes and deletions of other backends', async () => {
		const remainingId = await createPost('by-another', '2005-01-01T00:00:00.000Z');
		const deletedId = await createPost('soon-gone', '2006-01-01T00:00:00.000Z');
		await book();
		// Writes to the database directly, so no hook of this process runs, as for a change by another process.
		const { db } = backend.payload;
		const now = new Date().toISOString();
		const update = `UPDATE posts SET date = '1999-01-01T00:00:00.000Z', updated_at = '${now}' WHERE id = ${remainingId}`;
		await runSql(backend.payload, update);
		await db.deleteOne({ collection: 'posts', where: { id: { equals: deletedId } } });
		expect((await book()).entries.posts.get(String(remainingId))?.date).toBe(
			'2005-01-01T00:00:00.000Z',
		);
		vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
		const bookLater = await book();
		vi.useRealTimers();
		expect(bookLater.entries.posts.get(String(remainingId))?.date).toBe('1999-01-01T00:00:00.000Z');
		expect(bookLater.entries.posts.has(String(deletedId))).toBe(false);
	});
});
