/** `refused`: the token; `query refused`: the API does not take the query as such; `stale`: the answer is older than the latest purge. */
export type FailureReason =
	| 'unreachable'
	| 'timeout'
	| 'refused'
	| 'query refused'
	| 'status'
	| 'invalid answer'
	| 'stale';

/** A price source that could not be read. Carries no address, header, token or foreign text, so that it can be logged anywhere. */
export class PriceApiError extends Error {
	override name = 'PriceApiError';
	readonly reason: FailureReason;
	readonly status: number | undefined;
	/** The reply's own status text; the e-mail price message wants it (specification section 8). */
	readonly statusText: string | undefined;

	constructor(source: string, reason: FailureReason, status?: number, statusText?: string) {
		super(`${source}: ${reason}${status ? ` ${status}` : ''}`);
		this.reason = reason;
		this.status = status;
		this.statusText = statusText;
	}
}
