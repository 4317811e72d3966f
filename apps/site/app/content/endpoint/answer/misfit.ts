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
