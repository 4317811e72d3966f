import type { TextField } from 'payload';
import { validateWith, words } from '../../platform/i18n/words.ts';

/** Language of source code, such as `json` or `bash`. */
export const languageField: TextField = {
	name: 'language',
	type: 'text',
	label: words('Language of the code', 'Kodens sprog', 'Sprache des Quelltexts'),
	admin: { placeholder: 'json' },
	validate: validateWith(
		(value: string) => /^[a-z0-9+#-]{1,20}$/.test(value),
		words(
			'A short lower-case name such as json',
			'Et kort navn med små bogstaver, fx json',
			'Ein kurzer Name in Kleinbuchstaben, zum Beispiel json',
		),
	),
};
