import type { Catalog } from './catalog.ts';
import { comparable } from './catalog.ts';

/** Hosts and the folder of a WordPress, by which its own addresses are recognized. */
export interface WordPressPlace {
	/** Where it is, as it names itself; relative addresses count from there. */
	url: URL;
	hosts: ReadonlySet<string>;
}

/** The URL of a WordPress site, from its settings and its endpoint. */
export function wordPressPlace(
	siteUrl: string | null | undefined,
	contentUrl: string,
): WordPressPlace {
	const endpoint = new URL(contentUrl);
	const url = siteUrl && URL.canParse(siteUrl) ? new URL(siteUrl) : new URL('/', endpoint);
	return { url, hosts: new Set([url.host, endpoint.host]) };
}

const files = /^\/wp-content\/|\.[a-z0-9]{2,5}$/i;

/** Turns addresses of WordPress into those of the site. */
export class Addresses {
	readonly #place: WordPressPlace;
	readonly #catalog: Catalog;

	constructor(place: WordPressPlace, catalog: Catalog) {
		this.#place = place;
		this.#catalog = catalog;
	}

	/**
	 * Where a link of WordPress leads on the site: files keep their full address, documents get the site's, and what is
	 * elsewhere stays. A path of that host at which nothing is published stays a path of the site.
	 */
	link(address: string): string {
		return this.#read(address)?.href ?? address;
	}

	/** Whether a link leads to a path of WordPress at which nothing is published, such as the page of a picture. */
	leadsToNothing(address: string): boolean {
		return this.#read(address)?.isPublished === false;
	}

	/** The full URL of a file, percent-encoded; undefined if there is none. */
	file(address: string | null | undefined): string | undefined {
		if (!address || !URL.canParse(address, this.#place.url)) return undefined;
		const { href, protocol } = new URL(address, this.#place.url);
		return protocol === 'http:' || protocol === 'https:' ? href : undefined;
	}

	/** Whether an address is on the host of WordPress. */
	isOwn(address: string): boolean {
		return (
			URL.canParse(address, this.#place.url) &&
			this.#place.hosts.has(new URL(address, this.#place.url).host)
		);
	}

	#read(address: string): { href: string; isPublished: boolean } | undefined {
		const text = address.trim();
		if (text === '' || text.startsWith('#') || !this.isOwn(text)) return undefined;
		const url = new URL(text, this.#place.url);
		if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
		const folder = this.#place.url.pathname.replace(/\/+$/, '');
		const path = url.pathname.startsWith(`${folder}/`)
			? url.pathname.slice(folder.length)
			: url.pathname;
		if (files.test(path)) return { href: url.href, isPublished: true };
		const id = Number(url.searchParams.get('page_id') ?? url.searchParams.get('p'));
		const entry = id > 0 ? this.#catalog.byId(id) : undefined;
		const href = entry ? this.#catalog.hrefOf(entry) : this.#catalog.siteHref(path);
		if (href) return { href: href + (entry ? '' : url.search) + url.hash, isPublished: true };
		const rest = encodeURI(comparable(path));
		return { href: rest + url.search + url.hash, isPublished: rest === '/' };
	}
}
