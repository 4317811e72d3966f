import type { TextField } from 'payload';
import { words } from '../../../platform/i18n/words.ts';

/** For editors only; sample rows say here that they are samples. */
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
