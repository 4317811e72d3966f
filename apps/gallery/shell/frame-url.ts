import type { Scheme } from '../frame/scheme.ts';

interface FrameOptions {
	part: string;
	example: string;
	lang: string;
	scheme: Scheme;
}

/** Returns the URL of a frame with one example. */
export function frameUrl(options: FrameOptions): string {
	return `/frame.html?${new URLSearchParams({ ...options })}`;
}

/** Returns the URL of a frame with previews of a category; `query` is added to their links. */
export function sheetUrl(options: { sheet: string; lang: string; scheme: Scheme; query: string }) {
	return `/frame.html?${new URLSearchParams(options)}`;
}
