import { socialSize } from './image-variants.ts';

const suffix = '/oembed.json';

/** Where an article's oEmbed answer is found. */
export function embedPathOf(path: string): string {
	return path + suffix;
}

/** The article whose oEmbed answer a path asks for. */
export function pageOfEmbedPath(path: string): string {
	return path.slice(0, -suffix.length);
}

/** Whether a path is that of an oEmbed answer. */
export function isEmbedPath(path: string): boolean {
	return path.endsWith(suffix);
}

const none = 'none';

/**
 * The parameters of an address that an oEmbed answer reads: one in place of `maxwidth` and `maxheight`, for those that the article's picture
 * is too large for.
 */
export function embedParameters(search: URLSearchParams): Map<string, string> {
	const bounds = [
		[search.get('maxwidth'), socialSize.width],
		[search.get('maxheight'), socialSize.height],
	] as const;
	const isTooLarge = bounds.some(
		([bound, size]) => bound !== null && /^\d{1,9}$/.test(bound) && Number(bound) < size,
	);
	const isAsked = search.get('thumbnail') === none;
	return new Map(isTooLarge || isAsked ? [['thumbnail', none]] : []);
}

/** Whether the consumer has room for the article's picture. */
export function wantsThumbnail(search: URLSearchParams): boolean {
	return embedParameters(search).size === 0;
}
