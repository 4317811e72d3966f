import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '../../payload-types.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { formatRoles } from './role-fields.ts';

const placeOf = ({ id }: Pick<User, 'id'>) => `users:${id}`;

/** Records new accounts and changed roles in the audit log. */
export const auditAccount: CollectionAfterChangeHook<User> = async ({
	doc,
	previousDoc,
	operation,
	req,
}) => {
	const account = { place: placeOf(doc), title: doc.email };
	if (operation === 'create')
		await recordAuditEvent(req, { action: 'created', ...account, details: formatRoles(doc) });
	else if (previousDoc?.role && formatRoles(previousDoc) !== formatRoles(doc))
		await recordAuditEvent(req, {
			action: 'roleChanged',
			...account,
			details: `${formatRoles(previousDoc)} → ${formatRoles(doc)}`,
		});
};

/** Records deleted accounts in the audit log. */
export const auditDeletedAccount: CollectionAfterDeleteHook<User> = async ({ doc, req }) =>
	recordAuditEvent(req, { action: 'deleted', place: placeOf(doc), title: doc.email });
