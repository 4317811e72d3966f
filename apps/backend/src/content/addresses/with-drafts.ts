import { localeCodes } from '@website/contracts/locales';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { type DraftView, draftIds, showsAnyDraft } from '../preview/draft-view.ts';
import type { AddressBook } from './address-book.ts';
import { type AddressEntry, type ChangedEntries, readPerCollection } from './entries.ts';
import { readEntries, toEntry } from './load-address-book.ts';

const perLanguage = z.partialRecord(z.enum(localeCodes), z.unknown());

/** The address book with the drafts that a view shows, and the fixed versions of the view in place of them. */
export async function withDrafts(
	payload: Payload,
	book: AddressBook,
	view: DraftView,
): Promise<AddressBook> {
	const changed = await readPerCollection(async (collection) => {
		const where: Where =
			view.drafts === 'all'
				? { _status: { equals: 'draft' } }
				: { id: { in: draftIds(view, collection) } };
		const drafts = (await readEntries(payload, collection, { where, draft: true })).map((entry) => {
			const version = view.fixed?.get(`${collection}:${entry.id}`);
			return version ? toEntry(collection, { ...version.all, id: entry.id }) : entry;
		});
		return inLanguages(view, drafts, book.entries[collection]);
	});
	return book.with(changed);
}

/** The values of an entry by locale. */
const texts = ['slugs', 'titles', 'noindex', 'canonicals', 'tags', 'descriptions'] as const;

/** The draft entries, with the published texts in locales for which the view shows no drafts. */
function inLanguages(
	view: DraftView,
	drafts: AddressEntry[],
	publishedEntries: ReadonlyMap<string, AddressEntry>,
): ChangedEntries {
	const publishedLocales = localeCodes.filter((lang) => !showsAnyDraft(view, lang));
	const entries = drafts.map((draft) => {
		const merged = { ...draft };
		for (const name of texts) {
			const published = perLanguage.parse(publishedEntries.get(draft.id)?.[name] ?? {});
			const draftValues = perLanguage.parse(draft[name]);
			for (const lang of publishedLocales) {
				if (published[lang] === undefined) delete draftValues[lang];
				else draftValues[lang] = published[lang];
			}
			Object.assign(merged, { [name]: draftValues });
		}
		return merged;
	});
	return { ids: new Set(entries.map(({ id }) => id)), entries };
}
