import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { ApiToken } from '../../../payload-types.ts';
import { recordAuditEvent } from '../../audit-log/api.ts';

const auditTarget = ({ id, label }: ApiToken) => ({ place: `api-tokens:${id}`, title: label });

/** Records creating, revoking and changing a token in the audit log, never the token itself. */
export const auditToken: CollectionAfterChangeHook<ApiToken> = async ({
	doc,
	previousDoc,
	operation,
	req,
}) => {
	if (operation === 'create')
		await recordAuditEvent(req, {
			action: 'tokenCreated',
			...auditTarget(doc),
			details: doc.scopes.join(', '),
		});
	else if (previousDoc?.active && !doc.active)
		await recordAuditEvent(req, { action: 'tokenRevoked', ...auditTarget(doc) });
	else if (req.user) await recordAuditEvent(req, { action: 'changed', ...auditTarget(doc) });
};

/** Records deleting a token as revoking it. */
export const auditDeletedToken: CollectionAfterDeleteHook<ApiToken> = async ({ doc, req }) =>
	recordAuditEvent(req, { action: 'tokenRevoked', ...auditTarget(doc) });
