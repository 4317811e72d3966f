import type { ClientField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';

/** The fields with names that a list of fields holds: what only arranges the form (tabs, rows) is looked through. */
export const namedFields = (fields: readonly ClientField[]) =>
	flattenTopLevelFields<ClientField>([...fields]);

type NamedField = ReturnType<typeof namedFields>[number];

function within(field: NamedField): readonly ClientField[] {
	if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
	return 'fields' in field ? field.fields : [];
}

/** A field of a form, and the place of the row in it where the path goes on in one. */
export interface Step {
	field: NamedField;
	row: number | null;
}

/**
 * The fields that a path such as `sections.2.heading` leads through, the outermost first; as far as the form has them. Of blocks the first that has a
 * field of the name counts.
 */
export function fieldsOnPath(fields: readonly ClientField[], path: string): Step[] {
	const [name, ...rest] = path.split('.');
	const [row = null] = rest[0] !== undefined && /^\d+$/.test(rest[0]) ? [Number(rest.shift())] : [];
	const steps = namedFields(fields)
		.filter((field) => 'name' in field && field.name === name)
		.map((field) => [{ field, row }, ...fieldsOnPath(within(field), rest.join('.'))]);
	return steps.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Whether the field of a path has a value for each language: it has, or what it stands in. */
export const isLocalized = (fields: readonly ClientField[], path: string): boolean =>
	fieldsOnPath(fields, path).some(({ field }) => 'localized' in field && field.localized === true);
