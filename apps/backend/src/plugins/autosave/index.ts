import { addControl } from '../../platform/admin/form-parts.ts';
import { limits } from '../../platform/limits.ts';
import type { Entities, Plugin } from '../../platform/plugin.ts';

/** Forms with drafts save before they are left, keep what could not be saved, and merge what others changed. */
export const autosave = (entities: Entities): Plugin =>
	addControl(entities, {
		path: '/plugins/autosave/saving/save-before-leaving.tsx#SaveBeforeLeaving',
		clientProps: { waitMs: limits.editing.unsavedMs },
	});

export { refuseOutdatedSaves } from './outdated-saves/refuse-outdated-saves.ts';
