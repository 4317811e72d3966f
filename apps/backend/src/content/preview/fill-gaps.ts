import type { LocaleCode } from '@website/contracts/locales';
import { type Field, type TabAsField, traverseFields } from 'payload';
import { z } from 'zod';

const labels = z.union([z.string(), z.record(z.string(), z.string())]);

/** The placeholder for a missing required text: the label of the field in brackets. */
const textPlaceholder = (label: unknown, name: string, lang: LocaleCode): string => {
	const text = labels.safeParse(label).data;
	return `[${typeof text === 'string' ? text : (text?.[lang] ?? name)}]`;
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function placeholder(field: Field | TabAsField, lang: LocaleCode): unknown {
	if (!('required' in field) || !field.required) return undefined;
	switch (field.type) {
		case 'text':
			return field.hasMany ? [] : textPlaceholder(field.label, field.name, lang);
		case 'textarea':
		case 'code':
			return textPlaceholder(field.label, field.name, lang);
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
 * Completes a draft so that it satisfies the content contract: missing lists become empty, and missing required values become placeholders,
 * texts their label in brackets, so that a preview shows the gap. Nothing is stored.
 */
export function fillGaps<T extends object>(
	document: T,
	fields: (Field | TabAsField)[],
	lang: LocaleCode,
): T {
	const result = structuredClone(document);
	traverseFields({
		fields,
		fillEmpty: false,
		ref: result,
		callback: ({ field, ref }) => {
			if (!ref || typeof ref !== 'object' || !('name' in field) || !field.name) return;
			const values: Record<string, unknown> = Object.assign(ref);
			const { name } = field;
			// A form submits the number of rows for a list without rows.
			const isList = field.type === 'array' || field.type === 'blocks';
			if (isList && name in values && !Array.isArray(values[name])) values[name] = [];
			if (!isEmpty(values[name])) return;
			const value = placeholder(field, lang);
			if (value !== undefined) values[name] = value;
		},
	});
	return result;
}
