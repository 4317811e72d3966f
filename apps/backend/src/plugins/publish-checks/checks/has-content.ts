import type { Field } from 'payload';
import { walkFields } from '../../../documents/field-walk.ts';
import { isRecord } from '../../../platform/http/reading/json-record.ts';

/** Whether a rich text node (Lexical JSON) contains text, an upload or a block. */
function nodeHasContent(node: unknown): boolean {
	if (Array.isArray(node)) return node.some(nodeHasContent);
	if (!isRecord(node)) return false;
	if (typeof node.text === 'string') return node.text.trim() !== '';
	if (node.type === 'upload' || node.type === 'block' || node.type === 'inlineBlock') return true;
	return nodeHasContent(node.root) || nodeHasContent(node.children);
}

/** Whether a field's own value is content that visitors can read or see. Selects and checkboxes are not content. */
export function isContent(field: Field, value: unknown): boolean {
	switch (field.type) {
		case 'text':
		case 'textarea':
		case 'code':
			return Array.isArray(value)
				? value.length > 0
				: typeof value === 'string' && value.trim() !== '';
		case 'richText':
			return nodeHasContent(value);
		case 'upload':
		case 'relationship':
			return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
		default:
			return false;
	}
}

/** Whether any of these fields has content, at any depth. */
export function hasContent(fields: readonly Field[], data: Record<string, unknown>): boolean {
	for (const { field, value } of walkFields(fields, data, null))
		if (isContent(field, value)) return true;
	return false;
}
