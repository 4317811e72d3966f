import { type Addressed, addressedCollections } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { documentAddress, type PostListName } from './address.ts';
import { PostIndex } from './post-index.ts';

export type PerLocale<Value = string> = Partial<Record<LocaleCode, Value>>;

/** A document in the address book. Fields that its collection lacks are empty. */
export interface AddressEntry {
	id: string;
	slugs: PerLocale;
	titles: PerLocale;
	/** The time of the last save, ISO 8601. */
	modified: string;
	/** The locales in which search engines must not index the document. */
	noindex: PerLocale<boolean>;
	/** The canonical addresses that editors set. */
	canonicals: PerLocale;
	/** The id of the page above. */
	parent: string | null;
	layout: string;
	/** The date of an article. */
	date: string;
	/** Year and month of `date` in the editors' time zone, for example 2026-03. */
	month: string;
	author: string | null;
	categories: string[];
	/** The tags as editors entered them; see `address.ts`. */
	tags: PerLocale<string[]>;
	descriptions: PerLocale;
}

/** Documents that were read again: all ids, and the entries of documents that still exist. */
export interface ChangedEntries {
	ids: ReadonlySet<string>;
	entries: readonly AddressEntry[];
}

/** A copy of the entries with the changed ones replaced or removed. */
function withChanges(
	current: ReadonlyMap<string, AddressEntry>,
	{ ids, entries }: ChangedEntries,
): ReadonlyMap<string, AddressEntry> {
	if (ids.size === 0) return current;
	const next = new Map(current);
	for (const id of ids) next.delete(id);
	for (const entry of entries) next.set(entry.id, entry);
	return next;
}

export type PerCollection<Value> = Record<Addressed, Value>;

// `Object.fromEntries` loses the type of the keys.
const fromCollections = <Value>(entries: (readonly [Addressed, Value])[]) =>
	Object.fromEntries(entries) as PerCollection<Value>;

/** A value for each collection whose documents have URLs. */
export const perCollection = <Value>(create: (collection: Addressed) => Value) =>
	fromCollections(addressedCollections.map((slug) => [slug, create(slug)]));

/** The same, read for all collections at once. */
export const readPerCollection = async <Value>(read: (collection: Addressed) => Promise<Value>) =>
	fromCollections(
		await Promise.all(addressedCollections.map(async (slug) => [slug, await read(slug)] as const)),
	);

type Entries = PerCollection<ReadonlyMap<string, AddressEntry>>;

/** The URLs, titles and relations of all documents in all locales, without content, to resolve links and lists without a query. */
export class AddressBook {
	readonly entries: Entries;
	readonly #posts: PostIndex;

	constructor(entries: Entries, posts = PostIndex.of([...entries.posts.values()])) {
		this.entries = entries;
		this.#posts = posts;
	}

	/** A copy with some entries replaced; ids without a new entry are removed. */
	with(changed: Partial<PerCollection<ChangedEntries>>): AddressBook {
		const entries = perCollection((collection) => {
			const changes = changed[collection];
			const current = this.entries[collection];
			return changes ? withChanges(current, changes) : current;
		});
		const { posts } = changed;
		return new AddressBook(
			entries,
			posts ? this.#posts.with(posts, this.entries.posts) : this.#posts,
		);
	}

	/** The slug of the parent page; undefined without a parent, null if the parent does not exist in the locale. */
	parentSlug({ parent }: AddressEntry, lang: LocaleCode): string | null | undefined {
		if (parent === null) return undefined;
		return this.entries.pages.get(parent)?.slugs[lang] ?? null;
	}

	/** The path of a document in a locale; null if it does not exist in the locale. */
	href(collection: Addressed, id: string, lang: LocaleCode): string | null {
		const entry = this.entries[collection].get(id);
		const slug = entry?.slugs[lang];
		if (!entry || !slug) return null;
		const parent = this.parentSlug(entry, lang);
		return parent === null ? null : documentAddress(collection, lang, slug, parent);
	}

	/** The page with this slug in a locale, below this parent or at the top level. */
	pageBySlug(lang: LocaleCode, slug: string, parentSlug?: string | null): AddressEntry | undefined {
		for (const page of this.entries.pages.values()) {
			if (page.slugs[lang] !== slug) continue;
			const parent = this.parentSlug(page, lang);
			if (parent !== null && (parent ?? '') === (parentSlug ?? '')) return page;
		}
		return undefined;
	}

	/** The only page with this slug in a locale, below any parent; undefined if several pages have it. */
	onlyPageWithSlug(lang: LocaleCode, slug: string): AddressEntry | undefined {
		const pages = [...this.entries.pages.values()].filter(
			(page) => page.slugs[lang] === slug && this.parentSlug(page, lang) !== null,
		);
		return pages.length === 1 ? pages[0] : undefined;
	}

	/** The document of another collection with this slug in a locale. */
	bySlug(
		collection: Exclude<Addressed, 'pages'>,
		lang: LocaleCode,
		slug: string,
	): AddressEntry | undefined {
		if (collection === 'posts') return this.#posts.bySlug(lang, slug);
		return [...this.entries[collection].values()].find((entry) => entry.slugs[lang] === slug);
	}

	/** The articles of a locale, or of one of its lists; newest first. */
	postsIn(lang: LocaleCode, list?: PostListName): readonly AddressEntry[] {
		return this.#posts.list(lang, list);
	}

	/** The active locales in which a document exists, in the order of the language switcher. */
	languages(collection: Addressed, id: string): LocaleCode[] {
		return siteLocaleCodes().filter((lang) => this.href(collection, id, lang) !== null);
	}
}
