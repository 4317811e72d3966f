/** `refused`: the API rejects the token; `query refused`: it rejects the query; `stale`: the response is older than the latest purge. */
export type FailureReason =
	| 'unreachable'
	| 'timeout'
	| 'refused'
	| 'query refused'
	| 'status'
	| 'invalid response'
	| 'stale';

/** A failed request to a price source. Contains no URL, header, token or text of the response, so that it can be logged anywhere. */
export class PriceApiError extends Error {
	override name = 'PriceApiError';
	readonly reason: FailureReason;
	readonly status: number | undefined;
	/** The status text of the response, which the message for e-mail prices contains (specification section 8). */
	readonly statusText: string | undefined;

	constructor(source: string, reason: FailureReason, status?: number, statusText?: string) {
		super(`${source}: ${reason}${status ? ` ${status}` : ''}`);
		this.reason = reason;
		this.status = status;
		this.statusText = statusText;
	}
}

/** A response that does not fit its schema. `fault` is a path and a reason, without text of the response. */
export class InvalidResponse extends PriceApiError {
	constructor(source: string, fault: string) {
		super(source, 'invalid response');
		this.message += ` (${fault})`;
	}
}
