/** Says from which stored block a part of the page was made. */
export const blockAttribute = 'data-block';

const selector = (block: string) => `[${blockAttribute}="${CSS.escape(block)}"]`;

/** The block that an element of the page belongs to. */
export const blockOf = (element: Element): string | null =>
	element.closest(`[${blockAttribute}]`)?.getAttribute(blockAttribute) ?? null;

/** Scrolls to the rendered block and outlines it for a moment. */
export function revealBlock(document: Document, block: string): void {
	const part = document.querySelector(selector(block))?.firstElementChild;
	if (!(part instanceof HTMLElement)) return;
	const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
	part.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'center' });
	part.animate(
		[
			{ outline: '4px solid Highlight', outlineOffset: '-4px' },
			{ outline: '4px solid transparent', outlineOffset: '-4px' },
		],
		{ duration: 1500 },
	);
}
