/** Something in an answer that is not what the contract says, and cannot be made so. */
export class Misfit extends Error {
	override name = 'Misfit';
	readonly path: string;
	readonly reason: string;

	constructor(path: string, reason: string) {
		super(`${path} ${reason}`);
		this.path = path;
		this.reason = reason;
	}
}

/** A link to what this site doesn't have, such as a chat. It is left out like what does not fit, without a report. */
export class NotOffered extends Misfit {
	constructor(path: string) {
		super(path, 'leads to what this site does not offer');
	}
}
