import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { allPosts, listsOf, type PostListName } from './address.ts';
import type { AddressEntry, ChangedEntries } from './entries.ts';

interface Indexes {
	bySlug: ReadonlyMap<string, AddressEntry>;
	lists: ReadonlyMap<string, readonly AddressEntry[]>;
}

/** Articles by slug, and in lists with the newest first. An update changes only the affected lists instead of the whole index. */
export class PostIndex {
	readonly #indexes: Indexes;

	private constructor(indexes: Indexes) {
		this.#indexes = indexes;
	}

	static of(posts: readonly AddressEntry[]): PostIndex {
		const slugs = posts.flatMap((entry) => slugKeys(entry).map((key) => [key, entry] as const));
		const lists = new Map<string, AddressEntry[]>();
		for (const entry of posts.toSorted(newestFirst)) {
			for (const key of listKeys(entry)) {
				const list = lists.get(key);
				if (list) list.push(entry);
				else lists.set(key, [entry]);
			}
		}
		return new PostIndex({ bySlug: new Map(slugs), lists });
	}

	bySlug(lang: LocaleCode, slug: string): AddressEntry | undefined {
		return this.#indexes.bySlug.get(keyOf(lang, slug));
	}

	/** The articles of one list in a locale, newest first. */
	list(lang: LocaleCode, name: PostListName = allPosts): readonly AddressEntry[] {
		return this.#indexes.lists.get(keyOf(lang, name)) ?? [];
	}

	/** A copy with some of the entries of `before` replaced; ids without a new entry are removed. */
	with({ ids, entries }: ChangedEntries, before: ReadonlyMap<string, AddressEntry>): PostIndex {
		if (ids.size === 0) return this;
		const oldEntries = [...ids].flatMap((id) => before.get(id) ?? []);
		const bySlug = new Map(this.#indexes.bySlug);
		for (const key of oldEntries.flatMap(slugKeys)) bySlug.delete(key);
		for (const entry of entries) for (const key of slugKeys(entry)) bySlug.set(key, entry);
		const lists = new Map(this.#indexes.lists);
		for (const key of new Set([...oldEntries, ...entries].flatMap(listKeys))) {
			const unchanged = (lists.get(key) ?? []).filter(({ id }) => !ids.has(id));
			const newEntries = entries.filter((entry) => listKeys(entry).includes(key));
			// The list is nearly sorted, which makes sorting fast.
			lists.set(key, [...newEntries, ...unchanged].sort(newestFirst));
		}
		return new PostIndex({ bySlug, lists });
	}
}

const keyOf = (lang: LocaleCode, name: string): string => `${lang}:${name}`;

function slugKeys({ slugs }: AddressEntry): string[] {
	return localeCodes.flatMap((lang) => (slugs[lang] ? [keyOf(lang, slugs[lang])] : []));
}

/** The keys of the lists that contain an article, in all of its locales. */
function listKeys(entry: AddressEntry): string[] {
	return localeCodes
		.filter((lang) => entry.slugs[lang])
		.flatMap((lang) => listsOf(entry, lang).map((name) => keyOf(lang, name)));
}

/** Compares dates, which are ISO 8601 strings, then ids. */
function newestFirst(a: AddressEntry, b: AddressEntry): number {
	if (a.date !== b.date) return a.date < b.date ? 1 : -1;
	return Number(b.id) - Number(a.id);
}
