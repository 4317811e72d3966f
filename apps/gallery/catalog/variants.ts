import type { PartField } from '../facts/part-facts.ts';

interface Variant<Content> {
	name: string;
	value: Content;
}

/**
 * Returns an example unchanged, once with each other value of its enumerations, and once with all optional fields empty.
 * This covers what the contract allows without an example for each case.
 */
export function variants<Content extends { id: string }>(
	example: Content,
	fields: readonly PartField[],
): Variant<Content>[] {
	const result: Variant<Content>[] = [{ name: 'Example', value: example }];
	const current = new Map(Object.entries(example));
	for (const { name, values } of fields) {
		for (const value of values) {
			if (!current.has(name) || current.get(name) === value) continue;
			result.push({ name: `${name}: ${value}`, value: { ...example, [name]: value } });
		}
	}
	const empty = fields.filter(({ name, empty }) => current.has(name) && empty !== null);
	if (empty.length > 0) {
		const emptyFields = Object.fromEntries(empty.map((field) => [field.name, emptyValue(field)]));
		result.push({ name: 'Required fields only', value: { ...example, ...emptyFields } });
	}
	return result.map(({ name, value }, index) => ({
		name,
		value: { ...value, id: index === 0 ? value.id : `${value.id}-${index}` },
	}));
}

function emptyValue({ empty }: PartField): unknown {
	if (empty === 'list') return [];
	return empty === 'null' ? null : empty;
}
