/** Path prefix of the content host's files, which the site proxies so that browsers don't see the host. */
export const contentMediaPath = '/content';

/** Origins of the hosts of files. */
export interface MediaHosts {
	/** The content host. */
	mediaOrigin: string;
	/** Further hosts, whose files have the path prefix `/content/@{host}`. */
	mediaHosts?: readonly string[] | undefined;
	/** URL of the content endpoint. If files have a separate host, URLs of pages may be on the endpoint's host. */
	contentUrl?: string | undefined;
}

/**
 * The site's own URL for a file on one of these hosts, and for a page on the hosts of content and files. Returns other URLs unchanged.
 * Ignores the scheme: behind a proxy a host often uses HTTP in its own URLs.
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

/** The source URL of the file at a path below `contentMediaPath`; undefined for a host that is not listed. */
export function mediaSource(
	path: string,
	{ mediaOrigin, mediaHosts = [] }: MediaHosts,
): string | undefined {
	const [, host, rest] = /^\/@([^/]+)(\/.*)$/.exec(path) ?? [];
	if (host === undefined) return mediaOrigin + path;
	const origin = mediaHosts.find((url) => hostOf(url) === host);
	return origin && origin + rest;
}

/** The URL of a film at its first frame, which iPhones show before it is played only if the URL asks for a time. */
export const firstFrame = (url: string): string => (url.includes('#') ? url : `${url}#t=0.001`);

const hostOf = (origin: string): string => new URL(origin).host;
