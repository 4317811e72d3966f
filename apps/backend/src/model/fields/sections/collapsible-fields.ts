import type { CollapsibleField, Field } from 'payload';
import type { Words } from '../../../platform/i18n/words.ts';

/** A collapsible for rarely used fields, initially collapsed. The fields are stored beside the others. */
export const collapsibleFields = (label: Words, fields: Field[]): CollapsibleField => ({
	type: 'collapsible',
	label,
	admin: { initCollapsed: true },
	fields,
});
