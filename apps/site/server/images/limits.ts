/** Every limit of the image proxy. */
export const imageLimits = {
	/** Largest source file, in bytes. */
	sourceBytes: 25_000_000,
	/** Largest source drawing, in bytes. */
	drawingBytes: 2_000_000,
	/** Largest source picture, in pixels; a header promising more is refused before anything is decoded. */
	sourcePixels: 50_000_000,
	/** How long the content host may take to send a source. */
	sourceTimeoutMs: 5_000,
	/** How long one picture may take to make. */
	renderSeconds: 15,
	/** Pictures made at once, each with its source in memory. */
	atOnce: 4,
	/** Pictures waiting for their turn; further ones are turned away. */
	waiting: 64,
	/** When a stored picture's source is asked for changes again. */
	freshMs: 24 * 60 * 60 * 1000,
	/** How long a refusal is remembered, so that repeating it costs nothing. */
	refusalMs: 30_000,
	refusals: 2_000,
} as const;
