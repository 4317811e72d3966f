import type { Config, Field } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { withEveryField } from '../../documents/field-walk.ts';
import { withoutCreating } from '../../model/fields/without-creating.ts';

/**
 * A plugin: fields offer no new documents of kinds that save their drafts by themselves. Payload stores an empty draft as soon as such a form is opened
 * in a drawer; its own screen does without (`patches/new-documents.ts`).
 */
export function noDraftsInDrawers(config: Config): Config {
	const saved = new Set(
		(config.collections ?? []).filter(hasAutosaveEnabled).map(({ slug }) => slug),
	);
	const withoutDrafts = (field: Field): Field =>
		field.type === 'relationship' && [field.relationTo].flat().some((slug) => saved.has(slug))
			? withoutCreating(field)
			: field;
	return withEveryField(config, withoutDrafts);
}
