import type { Payload } from 'payload';
import { z } from 'zod';
import type { AddressBook } from './address-book.ts';
import { readPerCollection } from './entries.ts';
import { loadAddressBook, withDocuments } from './load-address-book.ts';

const documents = z.object({ docs: z.array(z.object({ id: z.coerce.string() })) });

/** The largest difference between the clocks of several backends. */
const clockToleranceMs = 60_000;

/** Updates an address book with changes that other backends have made since a time (milliseconds since 1970). */
export async function catchUp(
	payload: Payload,
	book: AddressBook,
	since: number,
): Promise<AddressBook> {
	const query = {
		where: { updatedAt: { greater_than_equal: new Date(since - clockToleranceMs).toISOString() } },
		depth: 0,
		pagination: false,
		overrideAccess: true,
	} as const;
	const ids = await readPerCollection(async (collection) => {
		const result = await payload.find({ collection, ...query, select: {} });
		return new Set(documents.parse(result).docs.map(({ id }) => id));
	});
	const next = await withDocuments(payload, book, ids);
	return (await isComplete(payload, next)) ? next : loadAddressBook(payload);
}

/** True if the book has as many documents as the database; a deletion leaves no date that could be queried. */
async function isComplete(payload: Payload, book: AddressBook): Promise<boolean> {
	const where = { _status: { equals: 'published' } } as const;
	const matches = await readPerCollection(async (collection) => {
		const { totalDocs } = await payload.count({ collection, where, overrideAccess: true });
		return totalDocs === book.entries[collection].size;
	});
	return Object.values(matches).every(Boolean);
}
