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
