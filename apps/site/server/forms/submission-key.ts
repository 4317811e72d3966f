import { createHash } from 'node:crypto';
import type { FormBody } from './parse-form-body.ts';
import type { Ticket } from './ticket.ts';

/**
 * The idempotency key of a submission (a UUID of version 8, RFC 9562, 5.8), derived from the ticket and the content: sending twice stores
 * one submission. Other content sent with a used ticket, for example after going back to the page, gets another key and needs a new ticket.
 */
export function submissionKey({ key: ticketKey }: Ticket, { values, consent }: FormBody): string {
	const content = JSON.stringify([ticketKey, Object.entries(values).toSorted(), consent]);
	const hex = createHash('sha256').update(content).digest('hex');
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
	return [...parts, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
