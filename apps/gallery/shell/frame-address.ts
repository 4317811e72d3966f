import type { Scheme } from '../frame/scheme.ts';

interface FrameOptions {
	part: string;
	example: string;
	lang: string;
	scheme: Scheme;
}

/** Address of an example alone, as the gallery shows it in a frame. */
export function frameAddress(options: FrameOptions): string {
	return `/frame.html?${new URLSearchParams({ ...options })}`;
}

/** Address of every part of a room in small; `query` is added to the links to the parts' pages. */
export function sheetAddress(options: {
	sheet: string;
	lang: string;
	scheme: Scheme;
	query: string;
}) {
	return `/frame.html?${new URLSearchParams(options)}`;
}
