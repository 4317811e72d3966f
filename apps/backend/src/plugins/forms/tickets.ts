import { ticketMs } from '@website/contracts/forms';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';

const collection = 'payload-kv';
const prefix = 'form-ticket:';

const ticketRow = z.object({ data: z.object({ content: z.string() }) });

/** The key of the content that a ticket was spent on; undefined if the ticket is unspent. */
export async function contentOfTicket(
	payload: Payload,
	ticket: string,
): Promise<string | undefined> {
	const row = await payload.db.findOne({
		collection,
		where: { key: { equals: prefix + ticket } },
	});
	return ticketRow.safeParse(row).data?.data.content;
}

/** Spends a ticket on one content, in the request's transaction. Fails if it is spent concurrently, because its key is unique. */
export async function spendTicket(
	req: PayloadRequest,
	ticket: string,
	content: string,
): Promise<void> {
	await req.payload.db.create({
		collection,
		data: { key: prefix + ticket, data: { content } },
		req,
	});
}

/**
 * Deletes expired tickets.
 *
 * @param now milliseconds since 1970
 */
export async function deleteExpiredTickets(payload: Payload, now = Date.now()): Promise<void> {
	// Ticket keys begin with their creation time: Unix milliseconds in 13 digits.
	const oldestValidKey = `${prefix}${now - ticketMs}`;
	await payload.db.deleteMany({
		collection,
		where: { and: [{ key: { greater_than: prefix } }, { key: { less_than: oldestValidKey } }] },
	});
}
