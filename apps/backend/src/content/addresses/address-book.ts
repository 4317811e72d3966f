import type { Addressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { documentAddress, type PostListName } from './address.ts';
import {
	type AddressEntry,
	type ChangedEntries,
	type PerCollection,
	perCollection,
	withChanges,
} from './entries.ts';
import { PostIndex } from './post-index.ts';

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
