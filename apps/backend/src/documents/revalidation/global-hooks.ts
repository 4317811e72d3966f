import type { SharedTag } from '@website/contracts/cache-tags';
import type { GlobalBeforeOperationHook, GlobalConfig } from 'payload';
import { savesDraft } from '../publication/publication.ts';
import { keepLock } from './keep-lock.ts';
import { queueRevalidation } from './queue-revalidation.ts';

/** Payload's REST API checks the locks of documents but ignores those of globals. */
const enforceLock: GlobalBeforeOperationHook = ({ args, operation, req }) =>
	operation === 'update' && req.payloadAPI === 'REST' ? { ...args, overrideLock: false } : args;

/** Revalidates when a global is published, unpublished or changed; a saved draft revalidates nothing. */
export const globalHooks = (tag: SharedTag): NonNullable<GlobalConfig['hooks']> => ({
	beforeOperation: [enforceLock],
	afterChange: [
		async function revalidateGlobal({ global, req }) {
			await keepLock(req, { globalSlug: global.slug });
			if (!savesDraft(req, global.slug)) await queueRevalidation(req, [tag]);
		},
	],
});
