import { addControl } from '../../platform/admin/form-parts.ts';
import { limits } from '../../platform/limits.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { lockRequests } from './collection.ts';

/** Lets editors request a document that a colleague is writing; the colleague's form shows the request and hands the document over. */
export const documentHandover = (entities: Entities): Plugin =>
	inOrder(
		addControl(entities, {
			path: '/plugins/document-handover/screens/lock-transfer.tsx#LockTransfer',
			clientProps: { everyMs: limits.editing.pollEveryMs, waitMs: limits.editing.takeOverMs },
		}),
		add({ collections: [lockRequests] }),
	);
