import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { ApiToken } from '../../../payload-types.ts';
import { record } from '../../../platform/audit/record.ts';

const named = ({ id, label }: ApiToken) => ({ place: `api-tokens:${id}`, title: label });

/** Notes in the audit trail that a token was made, or is taken out of use; never the token. */
export const auditToken: CollectionAfterChangeHook<ApiToken> = async ({
	doc,
	previousDoc,
	operation,
	req,
}) => {
	if (operation === 'create')
		await record(req, { action: 'tokenCreated', ...named(doc), details: doc.scopes.join(', ') });
	else if (previousDoc?.active && !doc.active)
		await record(req, { action: 'tokenRevoked', ...named(doc) });
	else if (req.user) await record(req, { action: 'changed', ...named(doc) });
};

/** A deleted token is one that was revoked. */
export const auditDeletedToken: CollectionAfterDeleteHook<ApiToken> = async ({ doc, req }) =>
	record(req, { action: 'tokenRevoked', ...named(doc) });
