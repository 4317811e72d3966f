import { ticketMs } from '@website/contracts/forms';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';

const collection = 'payload-kv';
const prefix = 'form-ticket:';

const spent = z.object({ data: z.object({ content: z.string() }) });

/** The key of the content that a ticket was spent on; undefined while it is not. */
export async function contentOfTicket(
	payload: Payload,
	ticket: string,
): Promise<string | undefined> {
	const stored = await payload.db.findOne({
		collection,
		where: { key: { equals: prefix + ticket } },
	});
	return spent.safeParse(stored).data?.data.content;
}

/** Spends a ticket on one content, in the request's transaction. Fails when it is spent at the same moment elsewhere, as its key is unique. */
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
 * Forgets tickets that no longer count.
 *
 * @param now milliseconds since 1970
 */
export async function forgetOldTickets(payload: Payload, now = Date.now()): Promise<void> {
	// Their keys begin with the moment they were made at, in 13 digits.
	const oldest = `${prefix}${now - ticketMs}`;
	await payload.db.deleteMany({
		collection,
		where: { and: [{ key: { greater_than: prefix } }, { key: { less_than: oldest } }] },
	});
}
