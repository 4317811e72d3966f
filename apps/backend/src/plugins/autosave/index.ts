import type { Config, Field } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { addControl } from '../../admin/form-parts.ts';
import { withEveryField } from '../../documents/field-walk.ts';
import { withoutCreating } from '../../model/fields/without-creating.ts';
import { limits } from '../../platform/limits.ts';
import { add, type Entities, inOrder, type Plugin } from '../../platform/plugin.ts';
import { mergeEndpoint } from './merging/endpoint.ts';

/**
 * A plugin that removes the creation of documents from relationship fields to collections with autosave. Payload stores an empty draft as
 * soon as their form is opened in a drawer; the patched screen of a new document stores no draft (`patches/new-documents.ts`).
 */
function noDraftsInDrawers(config: Config): Config {
	const autosaved = new Set(
		(config.collections ?? []).filter(hasAutosaveEnabled).map(({ slug }) => slug),
	);
	const withoutDrafts = (field: Field): Field =>
		field.type === 'relationship' && [field.relationTo].flat().some((slug) => autosaved.has(slug))
			? withoutCreating(field)
			: field;
	return withEveryField(config, withoutDrafts);
}

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
