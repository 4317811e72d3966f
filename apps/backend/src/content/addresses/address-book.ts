import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { categoryAddress, pageAddress, postAddress } from './address.ts';
import {
	byId,
	type CategoryEntry,
	type ChangedEntries,
	type PageEntry,
	type PostEntry,
	withChanges,
} from './entries.ts';
import type { PostIndex } from './post-index.ts';
import type { PostListName } from './post-lists.ts';

export interface AddressEntries {
	pages: Iterable<PageEntry>;
	posts: PostIndex;
	categories: Iterable<CategoryEntry>;
}

export type AddressKind = 'page' | 'post' | 'category';

/** The address kind of each collection. */
export const kindOf = { pages: 'page', posts: 'post', categories: 'category' } as const;

/** The URLs, titles and relations of all documents in all locales, without content, to resolve links and lists without a query. */
export class AddressBook {
	readonly pages: ReadonlyMap<string, PageEntry>;
	readonly categories: ReadonlyMap<string, CategoryEntry>;
	readonly #posts: PostIndex;

	constructor({ pages, posts, categories }: AddressEntries) {
		this.pages = byId(pages);
		this.categories = byId(categories);
		this.#posts = posts;
	}

	get posts(): ReadonlyMap<string, PostEntry> {
		return this.#posts.byId;
	}

	/** A copy with some entries replaced; ids without a new entry are removed. */
	with(changed: {
		pages: ChangedEntries<PageEntry>;
		posts: ChangedEntries<PostEntry>;
		categories?: ChangedEntries<CategoryEntry>;
	}): AddressBook {
		return new AddressBook({
			pages: withChanges(this.pages, changed.pages).values(),
			posts: this.#posts.with(changed.posts),
			categories: changed.categories
				? inOrder(withChanges(this.categories, changed.categories).values())
				: this.categories.values(),
		});
	}

	/** The slug of the parent page; undefined without a parent, null if the parent does not exist in the locale. */
	parentSlug(page: PageEntry, lang: LocaleCode): string | null | undefined {
		if (page.parent === null) return undefined;
		return this.pages.get(page.parent)?.slugs[lang] ?? null;
	}

	/** The path of a document in a locale; null if it does not exist in the locale. */
	href(kind: AddressKind, id: string, lang: LocaleCode): string | null {
		if (kind === 'page') {
			const page = this.pages.get(id);
			const slug = page?.slugs[lang];
			if (!page || !slug) return null;
			const parent = this.parentSlug(page, lang);
			return parent === null ? null : pageAddress(lang, slug, parent);
		}
		const entry = kind === 'post' ? this.posts.get(id) : this.categories.get(id);
		const slug = entry?.slugs[lang];
		if (!slug) return null;
		return kind === 'post' ? postAddress(lang, slug) : categoryAddress(lang, slug);
	}

	/** The page with this slug in a locale, below this parent or at the top level. */
	pageBySlug(lang: LocaleCode, slug: string, parentSlug?: string | null): PageEntry | undefined {
		for (const page of this.pages.values()) {
			if (page.slugs[lang] !== slug) continue;
			const parent = this.parentSlug(page, lang);
			if (parent !== null && (parent ?? '') === (parentSlug ?? '')) return page;
		}
		return undefined;
	}

	/** The only page with this slug in a locale, below any parent; undefined if several pages have it. */
	onlyPageWithSlug(lang: LocaleCode, slug: string): PageEntry | undefined {
		const pages = [...this.pages.values()].filter(
			(page) => page.slugs[lang] === slug && this.parentSlug(page, lang) !== null,
		);
		return pages.length === 1 ? pages[0] : undefined;
	}

	postBySlug(lang: LocaleCode, slug: string): PostEntry | undefined {
		return this.#posts.bySlug(lang, slug);
	}

	categoryBySlug(lang: LocaleCode, slug: string): CategoryEntry | undefined {
		return [...this.categories.values()].find((entry) => entry.slugs[lang] === slug);
	}

	/** The articles of a locale, or of one of its lists; newest first. */
	postsIn(lang: LocaleCode, list?: PostListName): readonly PostEntry[] {
		return this.#posts.list(lang, list);
	}

	/** The active locales in which a document exists, in the order of the language switcher. */
	languages(kind: AddressKind, id: string): LocaleCode[] {
		return siteLocaleCodes().filter((lang) => this.href(kind, id, lang) !== null);
	}
}

const inOrder = (entries: Iterable<CategoryEntry>): CategoryEntry[] =>
	[...entries].sort((a, b) => Number(a.id) - Number(b.id));
