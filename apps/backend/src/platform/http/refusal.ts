import { jsonResponse } from './responses.ts';
/** The reason for rejecting a request; `status` is the status of the response. */
export class Refusal extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

/** An error response in the format of Payload's REST API and admin. */
export const refusalResponse = (
	status: number,
	message: string,
	headers: Record<string, string> = {},
) => jsonResponse({ errors: [{ message }] }, status, headers);
