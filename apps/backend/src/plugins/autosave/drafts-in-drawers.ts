import type { Config, Field } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { withEveryField } from '../../documents/field-walk.ts';
import { withoutCreating } from '../../model/fields/without-creating.ts';

/**
 * A plugin that removes the creation of documents from relationship fields to collections with autosave. Payload stores an empty draft as
 * soon as their form is opened in a drawer; the patched screen of a new document stores no draft (`patches/new-documents.ts`).
 */
export function noDraftsInDrawers(config: Config): Config {
	const autosaved = new Set(
		(config.collections ?? []).filter(hasAutosaveEnabled).map(({ slug }) => slug),
	);
	const withoutDrafts = (field: Field): Field =>
		field.type === 'relationship' && [field.relationTo].flat().some((slug) => autosaved.has(slug))
			? withoutCreating(field)
			: field;
	return withEveryField(config, withoutDrafts);
}
