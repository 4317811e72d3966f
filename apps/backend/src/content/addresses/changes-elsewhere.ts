import type { Payload } from 'payload';
import { z } from 'zod';
import type { AddressBook } from './address-book.ts';
import { loadAddressBook, withDocuments } from './load-address-book.ts';

const documents = z.object({ docs: z.array(z.object({ id: z.coerce.string() })) });

/** How far the clocks of several backends may be apart. */
const clockToleranceMs = 60_000;

/** Brings an address book up to date with what other backends have changed since a time (milliseconds since 1970). */
export async function caughtUp(
	payload: Payload,
	book: AddressBook,
	since: number,
): Promise<AddressBook> {
	const saved = {
		where: { updatedAt: { greater_than_equal: new Date(since - clockToleranceMs).toISOString() } },
		depth: 0,
		pagination: false,
		overrideAccess: true,
	} as const;
	const idsIn = async (collection: 'pages' | 'posts' | 'categories') => {
		const result = await payload.find({ collection, ...saved, select: {} });
		return new Set(documents.parse(result).docs.map(({ id }) => id));
	};
	const [pages, posts, categories] = await Promise.all([
		idsIn('pages'),
		idsIn('posts'),
		idsIn('categories'),
	]);
	const next =
		pages.size + posts.size > 0 ? await withDocuments(payload, book, { pages, posts }) : book;
	const isWhole = categories.size === 0 && (await hasAsMany(payload, next));
	return isWhole ? next : loadAddressBook(payload);
}

/** Whether the database holds as many documents as the book: a deletion leaves no date behind. */
async function hasAsMany(payload: Payload, book: AddressBook): Promise<boolean> {
	const where = { _status: { equals: 'published' } } as const;
	const [pages, posts, categories] = await Promise.all([
		payload.count({ collection: 'pages', where, overrideAccess: true }),
		payload.count({ collection: 'posts', where, overrideAccess: true }),
		payload.count({ collection: 'categories', where, overrideAccess: true }),
	]);
	return (
		pages.totalDocs === book.pages.size &&
		posts.totalDocs === book.posts.size &&
		categories.totalDocs === book.categories.size
	);
}
