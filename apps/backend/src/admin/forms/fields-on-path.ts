import type { ClientField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';

/** The named fields of a list of fields; fields that only arrange the form (tabs, rows) are replaced by their children. */
export const namedFields = (fields: readonly ClientField[]) =>
	flattenTopLevelFields<ClientField>([...fields]);

type NamedField = ReturnType<typeof namedFields>[number];

function within(field: NamedField): readonly ClientField[] {
	if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields);
	return 'fields' in field ? field.fields : [];
}

/** A field of a form, and the index of its row if the path continues in a row. */
export interface Step {
	field: NamedField;
	row: number | null;
}

/**
 * The fields on a path such as `sections.2.heading`, the outermost first, up to the last that the form has. If several blocks have a field
 * of that name, the block that matches the longest part of the path is used.
 */
export function fieldsOnPath(fields: readonly ClientField[], path: string): Step[] {
	const [name, ...rest] = path.split('.');
	const [row = null] = rest[0] !== undefined && /^\d+$/.test(rest[0]) ? [Number(rest.shift())] : [];
	const steps = namedFields(fields)
		.filter((field) => 'name' in field && field.name === name)
		.map((field) => [{ field, row }, ...fieldsOnPath(within(field), rest.join('.'))]);
	return steps.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The innermost entry of a list on a path, numbered from 1, and the fields below it; null outside of lists. Sections are no entries. */
export function entryOnPath(
	fields: readonly ClientField[],
	path: string,
): { number: number; below: Step[] } | null {
	const steps = fieldsOnPath(fields, path);
	const at = steps.findLastIndex(({ field, row }) => row !== null && field.type !== 'blocks');
	const row = steps[at]?.row ?? null;
	return row === null ? null : { number: row + 1, below: steps.slice(at + 1) };
}
