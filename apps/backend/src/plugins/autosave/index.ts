import { addControl } from '../../admin/form-parts.ts';
import { limits } from '../../platform/limits.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { noDraftsInDrawers } from './drafts-in-drawers.ts';
import { mergeEndpoint } from './merging/endpoint.ts';

/**
 * Saves forms of documents with drafts before the editor leaves them, stores text that could not be saved, and merges changes of others. A
 * new document is stored after the first change of its form.
 */
export const autosave = (entities: Entities): Plugin =>
	inOrder(
		addControl(entities, {
			path: '/plugins/autosave/saving/save-before-leaving.tsx#SaveBeforeLeaving',
			clientProps: { waitMs: limits.editing.unsavedMs, pauseMs: limits.editing.autosaveMs },
		}),
		add({ endpoints: [mergeEndpoint] }),
		noDraftsInDrawers,
	);

export { rejectOutdatedSaves } from './reject-outdated-saves.ts';
