import { localeCodes } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type DraftView, draftIds, showsAnyDraft } from '../preview/draft-view.ts';
import type { AddressBook } from './address-book.ts';
import type { ChangedEntries } from './entries.ts';
import {
	categoryRow,
	pageRow,
	postRow,
	readCategories,
	readPages,
	readPosts,
	type Selection,
} from './load-address-book.ts';

const perLanguage = z.partialRecord(z.enum(localeCodes), z.unknown());

/** The address book with the drafts that a view shows. */
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
		readPages(payload, selection('pages')).then(fixedEntries(view, 'pages', pageRow)),
		readPosts(payload, selection('posts')).then(fixedEntries(view, 'posts', postRow)),
		readCategories(payload, selection('categories')).then(
			fixedEntries(view, 'categories', categoryRow),
		),
	]);
	return book.with({
		pages: inLanguages(view, pages, book.pages, ['slugs', 'titles', 'noindex', 'canonicals']),
		posts: inLanguages(view, posts, book.posts, [
			'slugs',
			'titles',
			'noindex',
			'canonicals',
			'tags',
		]),
		categories: inLanguages(view, categories, book.categories, ['slugs', 'titles', 'descriptions']),
	});
}

/** Replaces entries by those of the fixed versions of a view. */
const fixedEntries =
	<Entry extends { id: string }>({ fixed }: DraftView, collection: string, row: z.ZodType<Entry>) =>
	(entries: Entry[]): Entry[] =>
		entries.map((entry) => {
			const version = fixed?.get(`${collection}:${entry.id}`);
			return version ? row.parse({ ...version.all, id: entry.id }) : entry;
		});

/** The draft entries, with the published texts in locales for which the view shows no drafts. */
function inLanguages<Entry extends { id: string }>(
	view: DraftView,
	drafts: Entry[],
	publishedEntries: ReadonlyMap<string, Entry>,
	texts: readonly (keyof Entry)[],
): ChangedEntries<Entry> {
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
