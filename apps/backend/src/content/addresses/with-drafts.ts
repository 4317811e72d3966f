import { localeCodes } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type DraftView, draftIds, showsAnyDraft } from '../drafts/draft-view.ts';
import type { AddressBook } from './address-book.ts';
import type { ChangedTags } from './entries.ts';
import { readCategories, readPages, readPosts, type Selection } from './load-address-book.ts';

const perLanguage = z.partialRecord(z.enum(localeCodes), z.unknown());

/** The same address book with the documents whose drafts a view shows as they are in their newest version. */
export async function withDrafts(
	payload: Payload,
	book: AddressBook,
	view: DraftView,
): Promise<AddressBook> {
	const selection = (collection: string): Selection => ({
		where:
			view.drafts === 'all'
				? { _status: { equals: 'draft' } }
				: { id: { in: draftIds(view, collection) } },
		draft: true,
	});
	const [pages, posts, categories] = await Promise.all([
		readPages(payload, selection('pages')),
		readPosts(payload, selection('posts')),
		readCategories(payload, selection('categories')),
	]);
	return book.with({
		pages: inLanguages(view, pages, book.pages, ['slugs', 'titles', 'noindex']),
		posts: inLanguages(view, posts, book.posts, ['slugs', 'titles', 'noindex', 'tags']),
		categories: inLanguages(view, categories, book.categories, ['slugs', 'titles', 'descriptions']),
	});
}

/** The drafts; what they say in languages that the view does not hold for is taken from what is published. */
function inLanguages<Entry extends { id: string }>(
	view: DraftView,
	drafts: Entry[],
	publishedEntries: ReadonlyMap<string, Entry>,
	texts: readonly (keyof Entry)[],
): ChangedTags<Entry> {
	const others = localeCodes.filter((lang) => !showsAnyDraft(view, lang));
	const entries = drafts.map((draft) => {
		const merged = { ...draft };
		for (const name of texts) {
			const published = perLanguage.parse(publishedEntries.get(draft.id)?.[name] ?? {});
			const draftValues = perLanguage.parse(draft[name]);
			for (const lang of others) {
				if (published[lang] === undefined) delete draftValues[lang];
				else draftValues[lang] = published[lang];
			}
			Object.assign(merged, { [name]: draftValues });
		}
		return merged;
	});
	return { ids: new Set(entries.map(({ id }) => id)), entries };
}
