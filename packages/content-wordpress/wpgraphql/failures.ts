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

/** The answer depends on documents that were not listed yet. */
export class StillListing extends WordPressFailure {
	override name = 'StillListing';

	constructor() {
		super('WordPress has many documents, which are still being listed');
	}
}

/** WPGraphQL's setting "Restrict Endpoint to Authenticated Users" is on. */
export class SignInRequired extends WordPressFailure {
	override name = 'SignInRequired';

	constructor() {
		super(
			'WPGraphQL answers signed-in users only: set CONTENT_USER and CONTENT_APPLICATION_PASSWORD, or switch off GraphQL → Settings → Restrict Endpoint to Authenticated Users',
		);
	}
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

/** The result of a query; `fallback` if WordPress refuses it. Rejects like the query when WordPress fails. */
export const unlessRefused = <Result>(query: Promise<Result>, fallback: Result): Promise<Result> =>
	query.catch((error: unknown) => {
		if (error instanceof WordPressRefusal) return fallback;
		throw error;
	});

/** The result of a query; `fallback` if WordPress refuses it or fails. */
export const unlessUnanswered = <Result>(
	query: Promise<Result>,
	fallback: Result,
): Promise<Result> =>
	unlessRefused(query, fallback).catch((error: unknown) => {
		if (error instanceof WordPressFailure) return fallback;
		throw error;
	});
