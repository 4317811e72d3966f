import type { LocaleCode } from '@website/contracts/locales';
import { type Field, type TabAsField, traverseFields } from 'payload';
import { z } from 'zod';

const labels = z.union([z.string(), z.record(z.string(), z.string())]);

/** A required text that is missing is shown as its label in these brackets. */
const marked = (label: unknown, name: string, lang: LocaleCode): string => {
	const text = labels.safeParse(label).data;
	return `[${typeof text === 'string' ? text : (text?.[lang] ?? name)}]`;
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function placeholder(field: Field | TabAsField, lang: LocaleCode): unknown {
	if (!('required' in field) || !field.required) return undefined;
	switch (field.type) {
		case 'text':
			return field.hasMany ? [] : marked(field.label, field.name, lang);
		case 'textarea':
		case 'code':
			return marked(field.label, field.name, lang);
		case 'number':
			return field.hasMany ? [] : (field.min ?? 0);
		case 'date':
			return new Date().toISOString();
		case 'select': {
			if (field.hasMany) return [];
			const [first] = field.options;
			return typeof first === 'object' ? first.value : first;
		}
		default:
			return undefined;
	}
}

/**
 * A draft as the contract can carry it: lists that were never begun are empty, and what is required and missing stands as its
 * label in brackets, so that the preview shows the gap where it is. Nothing of it is stored.
 */
export function fillGaps<T extends object>(
	document: T,
	fields: (Field | TabAsField)[],
	lang: LocaleCode,
): T {
	const filled = structuredClone(document);
	traverseFields({
		fields,
		fillEmpty: false,
		ref: filled,
		callback: ({ field, ref }) => {
			if (!ref || typeof ref !== 'object' || !('name' in field) || !field.name) return;
			const values: Record<string, unknown> = Object.assign(ref);
			const { name } = field;
			// A form counts the rows of a list that has none.
			const isList = field.type === 'array' || field.type === 'blocks';
			if (isList && name in values && !Array.isArray(values[name])) values[name] = [];
			if (!isEmpty(values[name])) return;
			const value = placeholder(field, lang);
			if (value !== undefined) values[name] = value;
		},
	});
	return filled;
}
