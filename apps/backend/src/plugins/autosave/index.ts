import { addControl } from '../../platform/admin/form-parts.ts';
import { limits } from '../../platform/limits.ts';
import { type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { noDraftsInDrawers } from './drafts-in-drawers.ts';

/**
 * Forms with drafts save before they are left, keep what could not be saved, and merge what others changed; a new document is stored once something is
 * written in it.
 */
export const autosave = (entities: Entities): Plugin =>
	inOrder(
		addControl(entities, {
			path: '/plugins/autosave/saving/save-before-leaving.tsx#SaveBeforeLeaving',
			clientProps: { waitMs: limits.editing.unsavedMs, pauseMs: limits.editing.autosaveMs },
		}),
		noDraftsInDrawers,
	);

export { refuseOutdatedSaves } from './outdated-saves/refuse-outdated-saves.ts';
