import type { ContentWidth } from '~/content/generated/operations';

/** The maximum width of an element in the article's column: the width of a text, slightly wider, or the full column. */
export const columnWidths: Record<ContentWidth, string> = {
	normal: 'max-w-prose',
	wide: 'max-w-[54rem]',
	full: 'max-w-none',
};
