import type { SharedTag } from '@website/contracts/cache-tags';
import type { SharedGlobal } from '@website/contracts/entities';
import type { GlobalBeforeOperationHook, GlobalConfig } from 'payload';
import { savesDraft } from '../../publication/publication.ts';
import { keepLock } from './keep-lock.ts';
import { queueRevalidation } from './queue-revalidation.ts';

const tags: Record<SharedGlobal, SharedTag> = {
	header: 'header',
	footer: 'footer',
	'call-to-action': 'cta',
	'site-settings': 'settings',
	brand: 'brand',
};

/** Payload's REST API checks the locks of documents but ignores those of globals. */
const enforceLock: GlobalBeforeOperationHook = ({ args, operation, req }) =>
	operation === 'update' && req.payloadAPI === 'REST' ? { ...args, overrideLock: false } : args;

/** Revalidates when a global is published, unpublished or changed; a saved draft revalidates nothing. */
export const globalHooks = (slug: SharedGlobal): NonNullable<GlobalConfig['hooks']> => ({
	beforeOperation: [enforceLock],
	afterChange: [
		async function revalidateGlobal({ global, req }) {
			await keepLock(req, { globalSlug: global.slug });
			if (!savesDraft(req, global.slug)) await queueRevalidation(req, [tags[slug]]);
		},
	],
});
