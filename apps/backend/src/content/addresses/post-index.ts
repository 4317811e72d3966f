import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { byId, type ChangedTags, type PostEntry, replaced } from './entries.ts';
import { allPosts, listsOf, type PostListName } from './post-lists.ts';

interface Indexes {
	byId: ReadonlyMap<string, PostEntry>;
	bySlug: ReadonlyMap<string, PostEntry>;
	lists: ReadonlyMap<string, readonly PostEntry[]>;
}

/** Articles by id, slug and in lists, newest first; a publish costs what it touches, not a new index. */
export class PostIndex {
	readonly #indexes: Indexes;

	private constructor(indexes: Indexes) {
		this.#indexes = indexes;
	}

	static of(posts: readonly PostEntry[]): PostIndex {
		const slugs = posts.flatMap((entry) => slugKeys(entry).map((key) => [key, entry] as const));
		const lists = new Map<string, PostEntry[]>();
		for (const entry of posts.toSorted(newestFirst)) {
			for (const key of listKeys(entry)) {
				const list = lists.get(key);
				if (list) list.push(entry);
				else lists.set(key, [entry]);
			}
		}
		return new PostIndex({ byId: byId(posts), bySlug: new Map(slugs), lists });
	}

	get byId(): ReadonlyMap<string, PostEntry> {
		return this.#indexes.byId;
	}

	bySlug(lang: LocaleCode, slug: string): PostEntry | undefined {
		return this.#indexes.bySlug.get(keyOf(lang, slug));
	}

	/** Articles of a language, newest first, of one list. */
	list(lang: LocaleCode, name: PostListName = allPosts): readonly PostEntry[] {
		return this.#indexes.lists.get(keyOf(lang, name)) ?? [];
	}

	/** The same articles with other entries for some of them; those of which there is none any more are left out. */
	with(changed: ChangedTags<PostEntry>): PostIndex {
		const { ids, entries } = changed;
		if (ids.size === 0) return this;
		const before = [...ids].flatMap((id) => this.byId.get(id) ?? []);
		const bySlug = new Map(this.#indexes.bySlug);
		for (const key of before.flatMap(slugKeys)) bySlug.delete(key);
		for (const entry of entries) for (const key of slugKeys(entry)) bySlug.set(key, entry);
		const lists = new Map(this.#indexes.lists);
		for (const key of new Set([...before, ...entries].flatMap(listKeys))) {
			const others = (lists.get(key) ?? []).filter(({ id }) => !ids.has(id));
			const added = entries.filter((entry) => listKeys(entry).includes(key));
			// Nearly in order already, which sorting makes use of.
			lists.set(key, [...added, ...others].sort(newestFirst));
		}
		return new PostIndex({ byId: replaced(this.byId, changed), bySlug, lists });
	}
}

const keyOf = (lang: LocaleCode, name: string): string => `${lang}:${name}`;

function slugKeys({ slugs }: PostEntry): string[] {
	return localeCodes.flatMap((lang) => (slugs[lang] ? [keyOf(lang, slugs[lang])] : []));
}

/** The lists an article is in, in each language it exists in. */
function listKeys(entry: PostEntry): string[] {
	return localeCodes
		.filter((lang) => entry.slugs[lang])
		.flatMap((lang) => listsOf(entry, lang).map((name) => keyOf(lang, name)));
}

/** By date, in ISO 8601 and so comparable as it is, then by number. */
function newestFirst(a: PostEntry, b: PostEntry): number {
	if (a.date !== b.date) return a.date < b.date ? 1 : -1;
	return Number(b.id) - Number(a.id);
}
