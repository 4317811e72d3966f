import { type LocaleCode, namedLocale } from '@website/contracts/locales';
import type { SiteOptions } from '@website/contracts/site-options';
import { decoded } from './decoded.ts';
import type { CatalogContents, CategoryEntry, Entry } from './entry.ts';

/** A version of a document in a language (content contract, Translation and TranslatedSlug). */
export interface Version {
	locale: LocaleCode;
	href: string;
	id: string;
	title: string;
	slug: string;
	parent: string | undefined;
}

/** Finds what WordPress has published, and gives it the site's addresses (specification, section 2). */
export class Catalog {
	readonly contents: CatalogContents;
	/** The languages of the site, and the one whose addresses have no prefix. */
	readonly options: SiteOptions;
	readonly #byId = new Map<number, Entry>();
	readonly #byHref = new Map<string, Entry>();
	readonly #byUri = new Map<string, Entry | CategoryEntry>();
	/** Languages with documents: filters of Polylang take no other ones. */
	readonly locales: ReadonlySet<LocaleCode>;
	readonly #categories = new Map<number, CategoryEntry>();
	readonly #homeIds: ReadonlySet<number>;
	readonly #blogIds: ReadonlySet<number>;

	constructor(contents: CatalogContents, options: SiteOptions) {
		this.contents = contents;
		this.options = options;
		this.locales = new Set(contents.entries.map(({ locale }) => locale));
		for (const entry of contents.entries) this.#byId.set(entry.id, entry);
		this.#homeIds = this.#withTranslations(({ isHome }) => isHome);
		this.#blogIds = this.#withTranslations(({ isPostsPage }) => isPostsPage);
		for (const category of contents.categories) this.#categories.set(category.id, category);
		// The oldest document keeps an address that two of them would have.
		for (const entry of [...contents.entries].sort((one, other) => other.id - one.id)) {
			this.#byHref.set(this.hrefOf(entry), entry);
		}
		for (const id of this.#homeIds) {
			const home = this.#byId.get(id);
			// SEO plugins name the home page by its slug.
			if (home) this.#byUri.set(comparable(`/${home.slug}`), home);
		}
		for (const entry of [...contents.categories, ...contents.entries]) {
			if (entry.uri) this.#byUri.set(comparable(entry.uri), entry);
		}
	}

	byId(id: number): Entry | undefined {
		return this.#byId.get(id);
	}

	/** The page or article at an address of the site. */
	at(href: string): Entry | undefined {
		return this.#byHref.get(href);
	}

	home(locale: LocaleCode): Entry | undefined {
		return this.at(this.pathIn(locale, ''));
	}

	/** The page that WordPress shows its articles on. */
	blogPage(locale: LocaleCode): Entry | undefined {
		return this.at(this.pathIn(locale, '/blog'));
	}

	page(locale: LocaleCode, slug: string, parentSlug?: string | null): Entry | undefined {
		if (slug === 'home' && !parentSlug) return this.home(locale);
		const path = parentSlug ? `/${parentSlug}/${slug}` : `/${slug}`;
		const exact = this.at(this.pathIn(locale, encoded(path)));
		if (exact?.kind === 'page') return exact;
		const candidates = this.contents.entries.filter(
			(entry) => entry.kind === 'page' && entry.locale === locale && entry.slug === slug,
		);
		// Without its parent a page is found as long as there is no second one.
		return parentSlug || candidates.length > 1 ? undefined : candidates[0];
	}

	post(locale: LocaleCode, slug: string): Entry | undefined {
		return this.contents.entries.find(
			(entry) => entry.kind === 'post' && entry.locale === locale && entry.slug === slug,
		);
	}

	posts(locale: LocaleCode, categoryId?: number): Entry[] {
		return this.contents.entries.filter(
			(entry) =>
				entry.kind === 'post' &&
				entry.locale === locale &&
				(categoryId === undefined || entry.categoryIds.includes(categoryId)),
		);
	}

	category(locale: LocaleCode, slug: string): CategoryEntry | undefined {
		return this.contents.categories.find(
			(category) => category.locale === locale && category.slug === slug,
		);
	}

	categoryById(id: number): CategoryEntry | undefined {
		return this.#categories.get(id);
	}

	/** Where a path of WordPress is on the site; undefined for one that leads to nothing published. */
	siteHref(wordPressPath: string): string | undefined {
		const entry = this.#byUri.get(comparable(wordPressPath));
		if (!entry) return undefined;
		return 'kind' in entry ? this.hrefOf(entry) : this.categoryHref(entry);
	}

	hrefOf(entry: Entry): string {
		const { kind, locale, slug } = entry;
		if (kind === 'post') return this.pathIn(locale, encoded(`/blog/${slug}`));
		if (this.#homeIds.has(entry.id)) return this.pathIn(locale, '');
		if (this.#blogIds.has(entry.id)) return this.pathIn(locale, '/blog');
		const parent = this.parentSlugOf(entry);
		return this.pathIn(locale, encoded(parent ? `/${parent}/${slug}` : `/${slug}`));
	}

	/** The slug above a page. Addresses have at most two; of a page further down its own and its parent's count. */
	parentSlugOf(entry: Entry): string | undefined {
		const parent = entry.parentId === undefined ? undefined : this.byId(entry.parentId);
		return parent && !this.#homeIds.has(parent.id) ? parent.slug : undefined;
	}

	categoryHref({ locale, slug }: CategoryEntry): string {
		return this.pathIn(locale, encoded(`/blog/category/${slug}`));
	}

	/** The slug by which the contract asks for a page: that of a home page is always "home". */
	contractSlug(entry: Entry): string {
		return this.#homeIds.has(entry.id) ? 'home' : entry.slug;
	}

	/** Every language of the site that a document exists in, itself included, in the site's order. */
	versions(entry: Entry): Version[] {
		const all = [entry, ...entry.translationIds.flatMap((id) => this.byId(id) ?? [])];
		return this.#inOrder(
			all.map((one) => ({
				locale: one.locale,
				href: this.hrefOf(one),
				id: String(one.id),
				title: one.title,
				slug: this.contractSlug(one),
				parent: this.parentSlugOf(one),
			})),
		);
	}

	categoryVersions(category: CategoryEntry): Version[] {
		const others = category.translationIds.flatMap((id) => this.categoryById(id) ?? []);
		return this.#inOrder(
			[category, ...others].map((one) => ({
				locale: one.locale,
				href: this.categoryHref(one),
				id: String(one.id),
				title: one.name,
				slug: one.slug,
				parent: undefined,
			})),
		);
	}

	/** A path of the site in a language; the home page of the default one is "/". */
	pathIn(locale: LocaleCode, path: string): string {
		const prefix = locale === this.options.defaultLanguage ? '' : `/${locale}`;
		return `${prefix}${path}` || '/';
	}

	/** The language of a path of the site. */
	localeOf(path: string): LocaleCode {
		return namedLocale(path) ?? this.options.defaultLanguage;
	}

	#inOrder(versions: readonly Version[]): Version[] {
		return this.options.languages.flatMap(
			(code) => versions.find(({ locale }) => locale === code) ?? [],
		);
	}

	/** Only the page of the default language says that it is the home page or that of the articles; its translations follow. */
	#withTranslations(isMeant: (entry: Entry) => boolean): Set<number> {
		const entries = this.contents.entries.filter(isMeant);
		return new Set(entries.flatMap(({ id, translationIds }) => [id, ...translationIds]));
	}
}

/** As browsers and the site write a path. */
const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Paths that lead to the same document are alike: slashes at the end and percent-encoding do not count. */
export function comparable(path: string): string {
	return decoded(path.replace(/[?#].*$/, '')).replace(/\/+$/, '') || '/';
}
