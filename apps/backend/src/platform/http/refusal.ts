import { jsonResponse } from './responses.ts';
/** Why a request isn't carried out; `status` is the answer's. */
export class Refusal extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

/** An error in the form that Payload's REST and the editors' interface use. */
export const refused = (status: number, message: string, headers: Record<string, string> = {}) =>
	jsonResponse({ errors: [{ message }] }, status, headers);
