import type { SharedTag } from '@website/contracts/cache-tags';
import type { GlobalConfig } from 'payload';
import { announce } from './announce.ts';
import { noteGlobalDraft, savesDraft } from './saves-draft.ts';

/** Announces publishing, unpublishing and changes of what every page shares; a draft says nothing. */
export const globalHooks = (tag: SharedTag): NonNullable<GlobalConfig['hooks']> => ({
	beforeOperation: [noteGlobalDraft],
	afterChange: [
		async ({ global, req }) => {
			if (!savesDraft(req, global.slug)) await announce(req, [tag]);
		},
	],
});
