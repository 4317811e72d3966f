import type { TextField } from 'payload';
import { validateWith } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';

/** The name of an icon in the site's icon set, such as `shield-check`. */
export const iconField: TextField = {
	name: 'icon',
	type: 'text',
	label: words('Icon', 'Ikon', 'Symbol'),
	admin: {
		description: words(
			'Name from the Lucide icon set, for example shield-check.',
			'Navn fra Lucide-ikonerne, fx shield-check.',
			'Name aus den Lucide-Symbolen, zum Beispiel shield-check.',
		),
	},
	validate: validateWith(
		(value: string) => /^[a-z0-9-]{1,40}$/.test(value),
		words(
			'Lower-case letters, digits and hyphens only',
			'Kun små bogstaver, tal og bindestreger',
			'Nur Kleinbuchstaben, Ziffern und Bindestriche',
		),
	),
};
