import { type Catalog, normalizePath } from './catalog.ts';

/** Hosts and folder of a WordPress, by which its own URLs are recognized. */
export interface WordPressLocation {
	/** The URL in its settings, the base of relative URLs. */
	url: URL;
	hosts: ReadonlySet<string>;
}

/** Derives the location of a WordPress from its settings and its endpoint. */
export function wordPressLocation(
	siteUrl: string | null | undefined,
	contentUrl: string,
): WordPressLocation {
	const endpoint = new URL(contentUrl);
	const url = URL.parse(siteUrl ?? '') ?? new URL('/', endpoint);
	return { url, hosts: new Set([url.host, endpoint.host]) };
}

const homePath = /^\/(?:[a-z]{2}\/?)?$/;
/** Parameters by which WordPress' home page shows a list, or a document by its slug. */
const listParameters = [
	...['cat', 'category_name', 'tag', 'author', 'author_name', 'm', 'year'],
	...['name', 'product'],
];
const filePath = /^\/wp-content\/|\.(?!php$)[a-z0-9]{2,5}$/i;

/** Converts URLs of WordPress to URLs of the site. */
export class Addresses {
	readonly #location: WordPressLocation;
	readonly #catalog: Catalog;
	readonly #mediaOrigin: string | undefined;

	/** @param mediaOrigin the origin of WordPress' own files in responses; by default they keep theirs */
	constructor(location: WordPressLocation, catalog: Catalog, mediaOrigin?: string) {
		this.#location = location;
		this.#catalog = catalog;
		this.#mediaOrigin = mediaOrigin;
	}

	/**
	 * Converts a link of WordPress: files keep their full URL, documents get the site's path, and other URLs are not changed.
	 * A path of WordPress without a published document becomes the same path on the site.
	 */
	link(address: string): string {
		return this.#resolve(address)?.href ?? address;
	}

	/** True if a link leads to a path of WordPress without a published document, such as the page of an image. */
	isUnpublished(address: string): boolean {
		return this.#resolve(address)?.isPublished === false;
	}

	/** The site's path of the published document at an URL of WordPress; undefined if there is none. */
	published(address: string): string | undefined {
		const target = this.#resolve(address);
		return target?.isPublished && target.href.startsWith('/') ? target.href : undefined;
	}

	/** The full URL of an upload; undefined for other URLs. */
	upload(address: string): string | undefined {
		if (!this.isOwn(address)) return undefined;
		const { pathname } = new URL(address, this.#location.url);
		return pathname.includes('/wp-content/uploads/') ? this.file(address) : undefined;
	}

	/** The full URL of a file, percent-encoded; undefined if there is none. */
	file(address: string | null | undefined): string | undefined {
		const url = address ? URL.parse(address, this.#location.url.href) : null;
		return url && /^https?:$/.test(url.protocol) ? this.#fileHref(url) : undefined;
	}

	/** WordPress writes the host of its settings, which may differ from the one that the site reaches it by. */
	#fileHref(url: URL): string {
		// Names of files may have a percent sign, which WordPress does not encode.
		const path = url.pathname.replace(/%(?![\da-f]{2})/gi, '%25');
		const origin = this.#mediaOrigin && this.#isOwnHost(url.host) ? this.#mediaOrigin : url.origin;
		return origin + path + url.search + url.hash;
	}

	/** True if a URL is on a host of WordPress. */
	isOwn(address: string): boolean {
		const url = URL.parse(address, this.#location.url.href);
		return url !== null && this.#isOwnHost(url.host);
	}

	#isOwnHost(host: string): boolean {
		return this.#location.hosts.has(host) || this.#catalog.hosts.has(host);
	}

	#resolve(address: string): { href: string; isPublished: boolean } | undefined {
		const text = address.trim();
		if (text === '' || text.startsWith('#') || !this.isOwn(text)) return undefined;
		const url = new URL(text, this.#location.url);
		if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
		const folder = this.#location.url.pathname.replace(/\/+$/, '');
		const pathname = url.pathname.startsWith(`${folder}/`)
			? url.pathname.slice(folder.length)
			: url.pathname;
		// WordPress answers below index.php too, and links there where its server has no rewriting.
		const path = pathname.replace(/^\/index\.php(?=\/|$)/, '') || '/';
		if (filePath.test(path)) return { href: this.#fileHref(url), isPublished: true };
		const { searchParams } = url;
		const ids = ['page_id', 'p', 'attachment_id'].map((name) => Number(searchParams.get(name)));
		const id = ids.find((one) => one > 0) ?? 0;
		const isList = homePath.test(path) && listParameters.some((name) => searchParams.get(name));
		const entry = id > 0 ? this.#catalog.byId(id) : undefined;
		// The path of an URL with an id is that of the home page.
		const href =
			id > 0 || isList
				? entry && this.#catalog.hrefOf(entry)
				: this.#catalog.siteHref(path, url.host);
		if (href) return { href: href + (entry ? '' : url.search) + url.hash, isPublished: true };
		const samePath = encodeURI(normalizePath(path));
		const locale = this.#catalog.hosts.get(url.host);
		const pathOfSite = locale
			? this.#catalog.pathIn(locale, samePath === '/' ? '' : samePath)
			: samePath;
		return {
			href: pathOfSite + url.search + url.hash,
			isPublished: samePath === '/' && id === 0 && !isList,
		};
	}
}
