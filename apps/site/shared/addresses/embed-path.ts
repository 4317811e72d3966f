import { socialSize } from './image-variants.ts';

const suffix = '/oembed.json';

/** The path of an article's oEmbed response. */
export function embedPathOf(path: string): string {
	return path + suffix;
}

/** The path of the article for the path of its oEmbed response. */
export function pageOfEmbedPath(path: string): string {
	return path.slice(0, -suffix.length);
}

/** True for the path of an oEmbed response. */
export function isEmbedPath(path: string): boolean {
	return path.endsWith(suffix);
}

const none = 'none';

/**
 * The parameters of an oEmbed response: `thumbnail=none` replaces `maxwidth` and `maxheight` if the article's image exceeds them.
 */
export function embedParameters(search: URLSearchParams): Map<string, string> {
	const bounds = [
		[search.get('maxwidth'), socialSize.width],
		[search.get('maxheight'), socialSize.height],
	] as const;
	const isTooLarge = bounds.some(
		([bound, size]) => bound !== null && /^\d{1,9}$/.test(bound) && Number(bound) < size,
	);
	const isRequested = search.get('thumbnail') === none;
	return new Map(isTooLarge || isRequested ? [['thumbnail', none]] : []);
}

/** True if the article's image fits into the requested size. */
export function allowsThumbnail(search: URLSearchParams): boolean {
	return embedParameters(search).size === 0;
}
