import { isLocaleCode, type LocaleCode, localeOfPrefix } from '@website/contracts/locales';
import { isOwnRoute } from '@website/contracts/own-routes';
import type { SiteOptions } from '@website/contracts/site-options';
import { StillListing } from '../wpgraphql/failures.ts';
import type { AuthorEntry, CatalogContents, Entry, TermEntry } from './entry.ts';
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

/** Selects the articles of a list; all of a language without conditions. */
export interface PostFilter {
	/** A category or a tag, or both. */
	terms?: readonly TermEntry[] | undefined;
	authorId?: number | undefined;
	year?: number | null | undefined;
	/** 1 to 12. */
	month?: number | null | undefined;
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
	readonly #byUri = new Map<string, Entry | TermEntry>();
	/** Languages with documents. */
	readonly locales: ReadonlySet<LocaleCode>;
	/** Languages by their hosts, where each has a domain. Their documents then have full URLs as paths. */
	readonly hosts: ReadonlyMap<string, LocaleCode>;
	readonly #terms = new Map<number, TermEntry>();
	readonly #posts: readonly Entry[];
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
		this.#posts = contents.entries.filter(({ kind }) => kind === 'post').sort(newestFirst);
		this.#homeIds = this.#withTranslations(({ isHome }) => isHome);
		this.#blogIds = this.#withTranslations(({ isPostsPage }) => isPostsPage);
		for (const term of contents.terms) this.#terms.set(term.id, term);
		// If two documents have the same URL, a home or posts page gets it, otherwise the oldest one.
		const rank = ({ id }: Entry) => (this.#homeIds.has(id) || this.#blogIds.has(id) ? 0 : id);
		for (const entry of [...contents.entries].sort((one, other) => rank(other) - rank(one))) {
			this.#byHref.set(this.hrefOf(entry), entry);
		}
		const all = [...contents.terms, ...contents.entries];
		this.hosts = new Map(
			all.flatMap(({ uri, locale }) => {
				const host = URL.parse(uri ?? '')?.host;
				return host && !ownHosts.has(host) ? [[host, locale] as const] : [];
			}),
		);
		for (const id of [...this.#blogIds, ...this.#homeIds]) {
			const page = this.#byId.get(id);
			// WordPress has no path for the posts page, and SEO plugins link to the home page by its slug.
			if (page) this.#addUri(`/${page.slug}`, page);
		}
		for (const entry of all) {
			if (entry.uri) this.#addUri(entry.uri, entry);
		}
	}

	#addUri(uri: string, entry: Entry | TermEntry): void {
		// The base of a path is the entry's own host, where its language has a domain.
		const base = entry.uri && URL.canParse(entry.uri) ? entry.uri : 'http://wordpress.invalid';
		const { host, pathname } = URL.parse(uri, base) ?? {};
		if (host === undefined || pathname === undefined) return;
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

	/** The articles of a list, newest first. */
	posts(locale: LocaleCode, filter: PostFilter = {}): Entry[] {
		this.requireWhole();
		return this.#posts.filter((entry) => entry.locale === locale && isListedBy(filter, entry));
	}

	term(taxonomy: TermEntry['taxonomy'], locale: LocaleCode, slug: string): TermEntry | undefined {
		return this.termsIn(locale, taxonomy).find((term) => term.slug === slug);
	}

	termById(id: number): TermEntry | undefined {
		return this.#terms.get(id);
	}

	/** In the order of WordPress, by name. */
	termsIn(locale: LocaleCode, taxonomy: TermEntry['taxonomy']): TermEntry[] {
		return this.contents.terms.filter(
			(term) => term.locale === locale && term.taxonomy === taxonomy,
		);
	}

	authorBySlug(slug: string): AuthorEntry | undefined {
		return this.contents.authors.find((author) => author.slug === slug);
	}

	/** The site's path for a path on a host of WordPress; undefined if no document is published there. */
	siteHref(wordPressPath: string, host: string): string | undefined {
		const path = normalizePath(wordPressPath);
		const entry = this.#byUri.get(this.#keyOf(path, host));
		if (entry) return 'kind' in entry ? this.hrefOf(entry) : this.termHref(entry);
		const prefix = localeOfPrefix(path);
		const locale = this.hosts.get(host) ?? this.localeOf(path);
		return this.#listAt(locale, prefix ? path.slice(prefix.length + 1) : path);
	}

	/** The list of an author, a year or a month at a path of WordPress without a prefix, if it has articles. */
	#listAt(locale: LocaleCode, path: string): string | undefined {
		const author = this.contents.authors.find(({ uri }) => uri && normalizePath(uri) === path);
		const [, year, month] = datePath.exec(path) ?? [];
		const filter = author
			? { authorId: author.databaseId }
			: { year: Number(year), month: Number(month ?? 0) };
		if (!author && !year) return undefined;
		const href = author
			? this.authorHref(locale, author)
			: this.listHref(locale, ['archive', String(year), ...(month ? [month] : [])]);
		const isListed = this.#posts.some(
			(entry) => entry.locale === locale && isListedBy(filter, entry),
		);
		return isListed ? href : undefined;
	}

	authorHref(locale: LocaleCode, { slug }: AuthorEntry): string {
		return this.listHref(locale, ['author', slug ?? '']);
	}

	/** The site's path of a list of articles. */
	listHref(locale: LocaleCode, path: readonly string[]): string {
		return this.pathIn(locale, encodePath(['/blog', ...path].join('/')));
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
		if (entry.folder !== undefined) return entry.folder || undefined;
		const parent = this.parentOf(entry);
		return parent && !this.#homeIds.has(parent.id) ? parent.slug : undefined;
	}

	/** The page above a page; above a document of a custom type that at its folder, such as its archive. */
	parentOf({ parentId, folder, locale }: Entry): Entry | undefined {
		if (folder) return this.byHref(this.pathIn(locale, encodePath(`/${folder}`)));
		return parentId === undefined ? undefined : this.byId(parentId);
	}

	/** The documents of an archive, newest first. */
	documentsOf({ lists, locale }: Entry): Entry[] {
		return this.contents.entries
			.filter((entry) => entry.type === lists && entry.locale === locale)
			.sort(newestFirst);
	}

	termHref({ taxonomy, locale, slug }: TermEntry): string {
		return this.listHref(locale, [taxonomy, slug]);
	}

	/** The slug of a page in the contract; "home" for home pages. */
	contractSlug(entry: Entry): string {
		return this.#homeIds.has(entry.id) ? 'home' : entry.slug;
	}

	/** The reachable versions of a document in all languages of the site, itself included, in the site's order. */
	versions(entry: Entry): Version[] {
		const others = entry.translationIds.flatMap((id) => this.byId(id) ?? []);
		return this.#inOrder(
			[entry, ...others.filter((other) => this.isReachable(other))].map((one) => ({
				locale: one.locale,
				href: this.hrefOf(one),
				id: String(one.id),
				title: one.title,
				slug: this.contractSlug(one),
				parent: this.parentSlugOf(one),
			})),
		);
	}

	termVersions(term: TermEntry): Version[] {
		const others = term.translationIds.flatMap((id) => this.termById(id) ?? []);
		return this.#inOrder(
			[term, ...others].map((one) => ({
				locale: one.locale,
				href: this.termHref(one),
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

/** The path of a year, a month or a day, whose articles are in the list of its month. */
const datePath = /^(?:\/blog|\/archives)?\/(\d{4})(?:\/(0[1-9]|1[0-2])(?:\/\d\d)?)?$/;

/** Sorts documents in the order of WordPress, newest first. */
const newestFirst = (one: Entry, other: Entry): number =>
	one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1;

/** True if an article is in a list. */
const isListedBy = ({ terms = [], authorId, year, month }: PostFilter, entry: Entry): boolean =>
	terms.every(({ id }) => entry.termIds.includes(id)) &&
	(authorId === undefined || entry.authorId === authorId) &&
	(!year || Number(entry.date.slice(0, 4)) === year) &&
	(!month || Number(entry.date.slice(5, 7)) === month);

/** Percent-encodes a path as browsers and the site do. */
const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Normalizes a path, so that paths of the same document are equal: decodes it and removes query, hash and trailing slashes. */
export function normalizePath(path: string): string {
	return safeDecode(path.replace(/[?#].*$/, '')).replace(/\/+$/, '') || '/';
}
