import { isLocaleCode, type LocaleCode, localeOfPrefix } from '@website/contracts/locales';
import { isOwnRoute } from '@website/contracts/own-routes';
import type { SiteOptions } from '@website/contracts/site-options';
import { StillListing } from '../wpgraphql/failures.ts';
import type { CatalogContents, CategoryEntry, Entry } from './entry.ts';
import { safeDecode } from './safe-decode.ts';

/** The version of a document in one language (content contract, Translation and TranslatedSlug). */
export interface Version {
	locale: LocaleCode;
	href: string;
	id: string;
	title: string;
	slug: string;
	parent: string | undefined;
}

/**
 * Finds published documents of WordPress and maps them to the site's URLs (specification, section 2). While articles are still being listed,
 * whatever depends on the missing ones throws `StillListing`.
 */
export class Catalog {
	readonly contents: CatalogContents;
	/** The languages of the site, including the default one, whose URLs have no prefix. */
	readonly options: SiteOptions;
	readonly #byId = new Map<number, Entry>();
	readonly #byHref = new Map<string, Entry>();
	readonly #byUri = new Map<string, Entry | CategoryEntry>();
	/** Languages with documents. */
	readonly locales: ReadonlySet<LocaleCode>;
	/** Languages by their hosts, where each has a domain. Their documents then have full URLs as paths. */
	readonly hosts: ReadonlyMap<string, LocaleCode>;
	readonly #categories = new Map<number, CategoryEntry>();
	readonly #homeIds: ReadonlySet<number>;
	readonly #blogIds: ReadonlySet<number>;

	/** @param ownHosts the hosts of WordPress itself */
	constructor(
		contents: CatalogContents,
		options: SiteOptions,
		ownHosts: ReadonlySet<string> = new Set(),
	) {
		this.contents = contents;
		this.options = options;
		this.locales = new Set(contents.entries.map(({ locale }) => locale));
		for (const entry of contents.entries) this.#byId.set(entry.id, entry);
		this.#homeIds = this.#withTranslations(({ isHome }) => isHome);
		this.#blogIds = this.#withTranslations(({ isPostsPage }) => isPostsPage);
		for (const category of contents.categories) this.#categories.set(category.id, category);
		// If two documents have the same URL, a home or posts page gets it, otherwise the oldest one.
		const rank = ({ id }: Entry) => (this.#homeIds.has(id) || this.#blogIds.has(id) ? 0 : id);
		for (const entry of [...contents.entries].sort((one, other) => rank(other) - rank(one))) {
			this.#byHref.set(this.hrefOf(entry), entry);
		}
		const all = [...contents.categories, ...contents.entries];
		this.hosts = new Map(
			all.flatMap(({ uri, locale }) => {
				const host = uri && URL.canParse(uri) ? new URL(uri).host : undefined;
				return host && !ownHosts.has(host) ? [[host, locale] as const] : [];
			}),
		);
		for (const id of this.#homeIds) {
			const home = this.#byId.get(id);
			// SEO plugins link to the home page by its slug.
			if (home) this.#addUri(`/${home.slug}`, home);
		}
		for (const entry of all) {
			if (entry.uri) this.#addUri(entry.uri, entry);
		}
	}

	#addUri(uri: string, entry: Entry | CategoryEntry): void {
		// The base of a path is the entry's own host, where its language has a domain.
		const base = entry.uri && URL.canParse(entry.uri) ? entry.uri : 'http://wordpress.invalid';
		if (!URL.canParse(uri, base)) return;
		const { host, pathname } = new URL(uri, base);
		const path = normalizePath(pathname);
		this.#byUri.set(this.#keyOf(path, host), entry);
		// The address that a redirect of the domain leads to.
		if (this.hosts.has(host))
			this.#byUri.set(normalizePath(this.pathIn(entry.locale, path)), entry);
	}

	#keyOf(path: string, host: string): string {
		return this.hosts.has(host) ? host + path : path;
	}

	byId(id: number): Entry | undefined {
		return this.#byId.get(id);
	}

	/** The page or article at a path of the site. */
	byHref(href: string): Entry | undefined {
		return this.#byHref.get(href);
	}

	home(locale: LocaleCode): Entry | undefined {
		return this.byHref(this.pathIn(locale, ''));
	}

	/** The page on which WordPress lists its articles. */
	blogPage(locale: LocaleCode): Entry | undefined {
		return this.byHref(this.pathIn(locale, '/blog'));
	}

	page(locale: LocaleCode, slug: string, parentSlug?: string | null): Entry | undefined {
		if (slug === 'home' && !parentSlug) return this.home(locale);
		const path = parentSlug ? `/${parentSlug}/${slug}` : `/${slug}`;
		const exact = this.byHref(this.pathIn(locale, encodePath(path)));
		if (exact?.kind === 'page') return exact;
		const candidates = this.contents.entries.filter(
			(entry) => entry.kind === 'page' && entry.locale === locale && entry.slug === slug,
		);
		// Without the parent slug, a page is found only if its slug is unique.
		return parentSlug || candidates.length > 1 ? undefined : candidates[0];
	}

	post(locale: LocaleCode, slug: string): Entry | undefined {
		const post = this.contents.entries.find(
			(entry) => entry.kind === 'post' && entry.locale === locale && entry.slug === slug,
		);
		if (!post) this.requireWhole();
		return post;
	}

	/** Throws while articles are still being listed. */
	requireWhole(): void {
		if (this.contents.isPartial) throw new StillListing();
	}

	/** True if there are documents in a language. Polylang's filters accept no others. */
	hasDocuments(locale: LocaleCode): boolean {
		const hasDocuments = this.locales.has(locale);
		if (!hasDocuments) this.requireWhole();
		return hasDocuments;
	}

	posts(locale: LocaleCode, categoryId?: number): Entry[] {
		this.requireWhole();
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

	/** The site's path for a path on a host of WordPress; undefined if no document is published there. */
	siteHref(wordPressPath: string, host: string): string | undefined {
		const entry = this.#byUri.get(this.#keyOf(normalizePath(wordPressPath), host));
		if (!entry) return undefined;
		return 'kind' in entry ? this.hrefOf(entry) : this.categoryHref(entry);
	}

	hrefOf(entry: Entry): string {
		const { kind, locale, slug } = entry;
		if (kind === 'post') return this.pathIn(locale, encodePath(`/blog/${slug}`));
		if (this.#homeIds.has(entry.id)) return this.pathIn(locale, '');
		if (this.#blogIds.has(entry.id)) return this.pathIn(locale, '/blog');
		const parent = this.parentSlugOf(entry);
		return this.pathIn(locale, encodePath(parent ? `/${parent}/${slug}` : `/${slug}`));
	}

	/** True if the site shows a document at its URL, which one of its own routes or another document may have. */
	isReachable(entry: Entry): boolean {
		const href = this.hrefOf(entry);
		if (this.byHref(href) !== entry || isOwnRoute(href)) return false;
		if (entry.kind === 'post' || this.#homeIds.has(entry.id) || this.#blogIds.has(entry.id))
			return true;
		const first = this.parentSlugOf(entry) ?? entry.slug;
		return first !== 'blog' && !isLocaleCode(first);
	}

	/** The slug of a page's parent. URLs have at most two slugs: those of the page and its parent, even for deeper pages. */
	parentSlugOf(entry: Entry): string | undefined {
		const parent = entry.parentId === undefined ? undefined : this.byId(entry.parentId);
		return parent && !this.#homeIds.has(parent.id) ? parent.slug : undefined;
	}

	categoryHref({ locale, slug }: CategoryEntry): string {
		return this.pathIn(locale, encodePath(`/blog/category/${slug}`));
	}

	/** The slug of a page in the contract; "home" for home pages. */
	contractSlug(entry: Entry): string {
		return this.#homeIds.has(entry.id) ? 'home' : entry.slug;
	}

	/** The reachable versions of a document in all languages of the site, itself included, in the site's order. */
	versions(entry: Entry): Version[] {
		const others = entry.translationIds.flatMap((id) => this.byId(id) ?? []);
		const all = [entry, ...others.filter((other) => this.isReachable(other))];
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

	/** The path with the prefix of a language; "/" for the home page of the default one. */
	pathIn(locale: LocaleCode, path: string): string {
		const prefix = locale === this.options.defaultLanguage ? '' : `/${locale}`;
		return `${prefix}${path}` || '/';
	}

	/** The language of a path of the site. */
	localeOf(path: string): LocaleCode {
		return localeOfPrefix(path) ?? this.options.defaultLanguage;
	}

	#inOrder(versions: readonly Version[]): Version[] {
		return this.options.languages.flatMap(
			(code) => versions.find(({ locale }) => locale === code) ?? [],
		);
	}

	/** Ids of matching entries and their translations, since only the page in the default language is marked as home or posts page. */
	#withTranslations(matches: (entry: Entry) => boolean): Set<number> {
		const entries = this.contents.entries.filter(matches);
		return new Set(entries.flatMap(({ id, translationIds }) => [id, ...translationIds]));
	}
}

/** Percent-encodes a path as browsers and the site do. */
const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Normalizes a path, so that paths of the same document are equal: decodes it and removes query, hash and trailing slashes. */
export function normalizePath(path: string): string {
	return safeDecode(path.replace(/[?#].*$/, '')).replace(/\/+$/, '') || '/';
}
