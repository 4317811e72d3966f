import type { Field } from 'payload';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import { walkFields } from '../field-walk.ts';

/** Whether a text of the editor (Lexical's JSON) says or shows anything. */
function saysSomething(node: unknown): boolean {
	if (Array.isArray(node)) return node.some(saysSomething);
	if (!isRecord(node)) return false;
	if (typeof node.text === 'string') return node.text.trim() !== '';
	if (node.type === 'upload' || node.type === 'block' || node.type === 'inlineBlock') return true;
	return saysSomething(node.root) || saysSomething(node.children);
}

/** Whether a field's own value is something that visitors can read or see; choices and ticks are not. */
export function holdsContent(field: Field, value: unknown): boolean {
	switch (field.type) {
		case 'text':
		case 'textarea':
		case 'code':
			return Array.isArray(value)
				? value.length > 0
				: typeof value === 'string' && value.trim() !== '';
		case 'richText':
			return saysSomething(value);
		case 'upload':
		case 'relationship':
			return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
		default:
			return false;
	}
}

/** Whether anything in these fields is content. */
export function hasContent(fields: readonly Field[], data: Record<string, unknown>): boolean {
	for (const { field, value } of walkFields(fields, data, null))
		if (holdsContent(field, value)) return true;
	return false;
}
