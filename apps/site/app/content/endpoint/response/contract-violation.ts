/** A value of a response that breaks the contract and cannot be normalized. */
export class ContractViolation extends Error {
	override name = 'ContractViolation';
	readonly path: string;
	readonly reason: string;

	constructor(path: string, reason: string) {
		super(`${path} ${reason}`);
		this.path = path;
		this.reason = reason;
	}
}

/** A link to a feature that this site lacks, such as a chat. It is dropped without a report. */
export class UnsupportedFeature extends ContractViolation {
	constructor(path: string) {
		super(path, 'links to a feature that this site does not have');
	}
}
