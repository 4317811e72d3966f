import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { categoryAddress, pageAddress, postAddress } from './address.ts';
import {
	byId,
	type CategoryEntry,
	type ChangedTags,
	type PageEntry,
	type PostEntry,
	replaced,
} from './entries.ts';
import type { PostIndex } from './post-index.ts';
import type { PostListName } from './post-lists.ts';

export interface AddressEntries {
	pages: Iterable<PageEntry>;
	posts: PostIndex;
	categories: Iterable<CategoryEntry>;
}

export type AddressKind = 'page' | 'post' | 'category';

/** What the documents of a collection are called where addresses are made. */
export const kindOf = { pages: 'page', posts: 'post', categories: 'category' } as const;

/** Addresses, titles and relations of all documents in all languages, without their content, to answer links and lists without a query. */
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

	/** The same book with other entries for some documents; those of which there is none any more are left out. */
	with(changed: {
		pages: ChangedTags<PageEntry>;
		posts: ChangedTags<PostEntry>;
		categories?: ChangedTags<CategoryEntry>;
	}): AddressBook {
		return new AddressBook({
			pages: replaced(this.pages, changed.pages).values(),
			posts: this.#posts.with(changed.posts),
			categories: changed.categories
				? inOrder(replaced(this.categories, changed.categories).values())
				: this.categories.values(),
		});
	}

	/** Slug of the page above, if any; null when that page is missing in the language. */
	parentSlug(page: PageEntry, lang: LocaleCode): string | null | undefined {
		if (page.parent === null) return undefined;
		return this.pages.get(page.parent)?.slugs[lang] ?? null;
	}

	/** Full address of a document in a language; null when it does not exist in it. */
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

	/** The page with this slug below this parent (or at the top) in a language. */
	pageBySlug(lang: LocaleCode, slug: string, parentSlug?: string | null): PageEntry | undefined {
		for (const page of this.pages.values()) {
			if (page.slugs[lang] !== slug) continue;
			const parent = this.parentSlug(page, lang);
			if (parent !== null && (parent ?? '') === (parentSlug ?? '')) return page;
		}
		return undefined;
	}

	/** The page with this slug in a language, wherever it stands; undefined when several have it. */
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

	/** Articles of a language, newest first: all of them, or those of one list. */
	postsIn(lang: LocaleCode, list?: PostListName): readonly PostEntry[] {
		return this.#posts.list(lang, list);
	}

	/** The languages that are on and a document exists in, in the order of the language switcher. */
	languages(kind: AddressKind, id: string): LocaleCode[] {
		return siteLocaleCodes().filter((lang) => this.href(kind, id, lang) !== null);
	}
}

const inOrder = (entries: Iterable<CategoryEntry>): CategoryEntry[] =>
	[...entries].sort((a, b) => Number(a.id) - Number(b.id));
