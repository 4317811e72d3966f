import type { PayloadRequest } from 'payload';
import type { AuditAction } from './actions.ts';

/** What happened. Never holds what was written, nor anything that lets somebody in. */
export interface AuditEvent {
	action: AuditAction;
	/** Kind and number, such as `pages:12`, or `global:header`. */
	place?: string;
	title?: string;
	locale?: string | null;
	details?: string;
	/** Who, where it isn't who is signed in: an e-mail address. */
	person?: string | null;
}

/** What stands beside `unpublished` where a publication was undone. */
export const undoneDetails = 'undo';

const longest = 200;

/** Adds an entry to the audit trail in the request's transaction: it is stored with what it records, or neither is. */
export async function record(req: PayloadRequest, event: AuditEvent): Promise<void> {
	const { action, place, title, locale, details } = event;
	await req.payload.db.create({
		collection: 'audit-entries',
		data: {
			action,
			place,
			locale,
			title: title?.slice(0, longest),
			details: details?.slice(0, longest),
			person: event.person === undefined ? (req.user?.email ?? null) : event.person,
		},
		req,
		returning: false,
	});
}
