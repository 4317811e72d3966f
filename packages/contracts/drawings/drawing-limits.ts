/** Limits of an SVG for both programs: the site serves what the backend stores. */
export const drawingLimits = {
	bytes: 2_000_000,
	/** Elements inside each other, all of them (those that `use` repeats included), and attributes of one. */
	xml: { depth: 100, elements: 10_000, attributes: 100 },
	/** Attributes of all elements. */
	attributes: 50_000,
	/** Characters of its style sheets, and of one style. */
	css: 64 * 1024,
} as const;
