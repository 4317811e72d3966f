/** Limits of an SVG in both programs, since the site serves files that the backend stores. */
export const drawingLimits = {
	bytes: 2_000_000,
	/** Nesting depth, all elements (including those that `use` repeats), and attributes of one element. */
	xml: { depth: 100, elements: 10_000, attributes: 100 },
	/** Attributes of all elements. */
	attributes: 50_000,
	/** Characters of all style sheets, and of one style attribute. */
	css: 64 * 1024,
} as const;

const messages = {
	unreadable: 'The drawing has an error and cannot be read',
	tooComplex: 'The drawing is too large or too complex',
};

/** Thrown if an SVG document cannot be used. */
export class DrawingProblem extends Error {
	override name = 'DrawingProblem';
	readonly reason: keyof typeof messages;

	constructor(reason: keyof typeof messages, options?: ErrorOptions) {
		super(messages[reason], options);
		this.reason = reason;
	}
}
