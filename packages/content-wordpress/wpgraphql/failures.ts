/** An error in a GraphQL response (GraphQL specification, section 7.1.2). */
export interface GraphQLFault {
	message: string;
	locations?: { line: number; column: number }[];
	path?: (string | number)[];
}

/** WordPress returned no usable response: a timeout, an error status, something other than JSON, or a failed field. */
export class WordPressFailure extends Error {
	override name = 'WordPressFailure';
}

/** WordPress refused an operation before running it: its schema lacks a requested field. */
export class WordPressRefusal extends Error {
	override name = 'WordPressRefusal';
	readonly faults: readonly GraphQLFault[];

	constructor(faults: readonly GraphQLFault[]) {
		super(faults.map(({ message }) => message).join('; '));
		this.faults = faults;
	}
}
