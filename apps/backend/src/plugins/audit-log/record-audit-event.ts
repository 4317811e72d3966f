import type { PayloadRequest } from 'payload';
import type { AuditAction } from './actions.ts';

/** An entry of the audit trail. It never contains content or credentials. */
export interface AuditEvent {
	action: AuditAction;
	/** Collection and id, such as `pages:12`, or `global:header`. */
	place?: string;
	title?: string;
	locale?: string | null;
	details?: string;
	/** An e-mail address; default: that of the signed-in user. */
	person?: string | null;
}

/** The details of `unpublished` when a publication is undone. */
export const undoneDetails = 'undo';

const maxLength = 200;

/**
 * Adds an entry to the audit trail in the request's transaction, so that the entry and the recorded change are stored together or not at
 * all.
 */
export async function recordAuditEvent(req: PayloadRequest, event: AuditEvent): Promise<void> {
	const { action, place, title, locale, details } = event;
	await req.payload.db.create({
		collection: 'audit-entries',
		data: {
			action,
			place,
			locale,
			title: title?.slice(0, maxLength),
			details: details?.slice(0, maxLength),
			person: event.person === undefined ? (req.user?.email ?? null) : event.person,
		},
		req,
		returning: false,
	});
}
