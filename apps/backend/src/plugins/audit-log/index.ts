import { cleanups } from '../../documents/cleanups.ts';
import { add, changeEntities, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { auditCollection, auditGlobal } from './audit-entities.ts';
import { auditEntries } from './entries.ts';
import { forgetOldEntries } from './forget-old.ts';

/** Who did what: publishing, changes and deletion of the collections and globals, written with what they record. */
export const auditLog = (entities: Entities): Plugin =>
	inOrder(
		changeEntities(entities, { collection: auditCollection, global: auditGlobal }),
		add({ collections: [auditEntries] }),
		cleanups.add(forgetOldEntries),
	);
