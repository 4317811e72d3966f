/** Attribute with the id of the stored block that a part of the page renders. */
export const blockAttribute = 'data-block';

const selector = (block: string) => `[${blockAttribute}="${CSS.escape(block)}"]`;

/** Returns the id of the block that an element belongs to, or null. */
export const blockOf = (element: Element): string | null =>
	element.closest(`[${blockAttribute}]`)?.getAttribute(blockAttribute) ?? null;

/** Scrolls to the rendered block and outlines it for 1.5 seconds. */
export function revealBlock(document: Document, block: string): void {
	// The elements around a section have no box of their own.
	const elements = document.querySelectorAll(`${selector(block)} *`);
	const part = [...elements].find((element) => element.getClientRects().length > 0);
	if (!part) return;
	const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
	part.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth', block: 'center' });
	part.animate(
		[
			{ outline: '4px solid Highlight', outlineOffset: '-4px' },
			{ outline: '4px solid transparent', outlineOffset: '-4px' },
		],
		{ duration: 1500 },
	);
}
