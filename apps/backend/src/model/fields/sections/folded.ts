import type { CollapsibleField, Field } from 'payload';
import type { Words } from '../../../platform/i18n/words.ts';

/** Fields that most people never fill in: folded away until somebody opens them. Stored as if they stood beside the others. */
export const folded = (label: Words, fields: Field[]): CollapsibleField => ({
	type: 'collapsible',
	label,
	admin: { initCollapsed: true },
	fields,
});
