import type { Payload } from 'payload';
import { environment } from '../environment.ts';
import { onForget } from '../freshness/memory.ts';
import type { AddressBook } from './address-book.ts';
import { loadAddressBook } from './load-address-book.ts';

let current: { book: Promise<AddressBook>; since: number } | null = null;

const naming = /^(pages|posts|categories|page:|post:|category:)/;
onForget((tags) => {
	if (tags.some((tag) => naming.test(tag))) current = null;
});

/** The published address book, kept until something in it changes; drafts are read afresh. */
export function addressBook(payload: Payload, drafts: boolean): Promise<AddressBook> {
	if (drafts) return loadAddressBook(payload, true);
	const now = Date.now();
	if (current && now - current.since < environment.ANSWER_CACHE_SECONDS * 1000) return current.book;
	const book = loadAddressBook(payload, false);
	const entry = { book, since: now };
	current = entry;
	book.catch(() => {
		if (current === entry) current = null;
	});
	return book;
}
