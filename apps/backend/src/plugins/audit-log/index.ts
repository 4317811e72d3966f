import {
	add,
	changeEntities,
	cleanups,
	type Entities,
	inOrder,
	type Plugin,
} from '../../platform/plugin.ts';
import { auditCollection, auditGlobal } from './audit-entities.ts';
import { deleteOldEntries } from './delete-old-entries.ts';
import { auditEntries } from './entries.ts';

/** Records publications, changes and deletions of these collections and globals, in the transaction of the change. */
export const auditLog = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: auditCollection, global: auditGlobal }),
		add({ collections: [auditEntries] }),
		cleanups.add(deleteOldEntries),
	);
