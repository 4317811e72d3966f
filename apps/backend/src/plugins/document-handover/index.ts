import { addControl } from '../../platform/admin/form-parts.ts';
import { limits } from '../../platform/limits.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { lockRequests } from './collection.ts';

/** Forms tell who is writing that a colleague asks for the document, and let the colleague ask. */
export const documentHandover = (entities: Entities): Plugin =>
	inOrder(
		addControl(entities, {
			path: '/plugins/document-handover/screens/lock-transfer.tsx#LockTransfer',
			clientProps: { everyMs: limits.editing.askEveryMs, waitMs: limits.editing.takeOverMs },
		}),
		add({ collections: [lockRequests] }),
	);
