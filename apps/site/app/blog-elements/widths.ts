import type { ContentWidth } from '~/content/generated/operations';

/** How far an element reaches into the article's column: the measure of the text, a little more, or all of it. */
export const columnWidths: Record<ContentWidth, string> = {
	normal: 'max-w-prose',
	wide: 'max-w-[54rem]',
	full: 'max-w-none',
};
