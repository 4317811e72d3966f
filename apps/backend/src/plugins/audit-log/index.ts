import type { Payload } from 'payload';
import { environment } from '../../platform/environment.ts';
import {
	add,
	changeEntities,
	cleanups,
	type Entities,
	inOrder,
	type Plugin,
} from '../../platform/plugin.ts';
import { auditCollection, auditGlobal } from './audit-entities.ts';
import { auditEntries } from './entries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes audit entries that are older than `AUDIT_DAYS`.
 *
 * @param now milliseconds since 1970
 */
export async function deleteOldEntries(payload: Payload, now = Date.now()): Promise<void> {
	const before = new Date(now - environment.AUDIT_DAYS * day).toISOString();
	await payload.db.deleteMany({
		collection: 'audit-entries',
		where: { createdAt: { less_than: before } },
	});
}

/** Records publications, changes and deletions of these collections and globals, in the transaction of the change. */
export const auditLog = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: auditCollection, global: auditGlobal }),
		add({ collections: [auditEntries] }),
		cleanups.add(deleteOldEntries),
	);
