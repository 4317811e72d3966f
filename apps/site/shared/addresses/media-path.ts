/** Path below which the site serves the content host's files, so that the host itself stays unknown to browsers. */
export const contentMediaPath = '/content';

/** Hosts of files, by their origins. */
export interface MediaHosts {
	/** The content host. */
	mediaOrigin: string;
	/** Further ones: their files are below `/content/@{host}`. */
	mediaHosts?: readonly string[] | undefined;
	/** Address of the content endpoint: pages on its host are the site's too, where the files have a host of their own. */
	contentUrl?: string | undefined;
}

/**
 * The site's own address of a file on one of these hosts, and of a page on the hosts of content and files; other addresses stay as they are. The
 * scheme does not count: behind a proxy a host often names itself with http.
 */
export function mediaAddress(
	url: string,
	{ mediaOrigin, mediaHosts = [], contentUrl = mediaOrigin }: MediaHosts,
): string {
	if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
	const { host, pathname, search, hash } = new URL(url);
	const isFile = /\.[a-z0-9]{2,5}$/i.test(pathname);
	const rest = search + hash;
	if (!isFile) {
		const isOwn = [mediaOrigin, contentUrl].some((origin) => hostOf(origin) === host);
		return isOwn ? pathname.replace(/(.)\/+$/, '$1') + rest : url;
	}
	if (host === hostOf(mediaOrigin)) return contentMediaPath + pathname + rest;
	const isListed = mediaHosts.some((origin) => hostOf(origin) === host);
	return isListed ? `${contentMediaPath}/@${host}${pathname}${rest}` : url;
}

/** Where the file at a path below `contentMediaPath` is fetched; undefined for a host that is not listed. */
export function mediaSource(
	path: string,
	{ mediaOrigin, mediaHosts = [] }: MediaHosts,
): string | undefined {
	const [, host, rest] = /^\/@([^/]+)(\/.*)$/.exec(path) ?? [];
	if (host === undefined) return mediaOrigin + path;
	const origin = mediaHosts.find((one) => hostOf(one) === host);
	return origin && origin + rest;
}

const hostOf = (origin: string): string => new URL(origin).host;
