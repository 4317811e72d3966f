import type { TextField } from 'payload';
import { words } from '../../../platform/i18n/words.ts';

/** A note for editors only. Sample rows are marked as samples here. */
export const noteField: TextField = {
	name: 'note',
	type: 'text',
	maxLength: 400,
	label: words(
		'Note (not published)',
		'Note (vises ikke for besøgende)',
		'Notiz (nicht öffentlich)',
	),
	admin: { position: 'sidebar' },
};
