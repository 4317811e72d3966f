import type { TextField } from 'payload';
import { words } from '../editing/words.ts';

/** Language of source code, such as `json` or `bash`. */
export const languageField: TextField = {
	name: 'language',
	type: 'text',
	label: words('Language of the code', 'Kodens sprog', 'Sprache des Quelltexts'),
	admin: { placeholder: 'json' },
	validate: (value: string | null | undefined) =>
		!value ||
		/^[a-z0-9+#-]{1,20}$/.test(value) ||
		'A short lower-case name such as json (language)',
};
