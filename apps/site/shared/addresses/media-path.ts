/** Path below which the site serves the content host's files, so that the host itself stays unknown to browsers. */
export const contentMediaPath = '/content';

/** The site's own address of a file of the content host; addresses of other hosts stay as they are. */
export function mediaAddress(url: string, { mediaOrigin }: { mediaOrigin: string }): string {
	return url.startsWith(`${mediaOrigin}/`) ? contentMediaPath + url.slice(mediaOrigin.length) : url;
}
