import { readHexColor } from '@website/contracts/brand/color';
import type { FieldHook, TextField } from 'payload';
import { validateWith } from '../../../platform/i18n/translator.ts';
import { type Words, words } from '../../../platform/i18n/words.ts';

const invalidColor = words(
	'A color is written as # and six hexadecimal digits, such as #1b5fd0.',
	'En farve skrives som # og seks hexadecimale cifre, for eksempel #1b5fd0.',
	'Eine Farbe wird als # mit sechs hexadezimalen Ziffern geschrieben, zum Beispiel #1b5fd0.',
);

/** Converts other color notations to `#rrggbb`. Keeps values that are not colors, which the validation rejects. */
const toHexColor: FieldHook = ({ value }) => (value === '' ? null : (readHexColor(value) ?? value));

/** A brand color as `#rrggbb`. The form shows the resulting contrast while it is edited. */
export const colorField = (name: string, label: Words, description: Words): TextField => ({
	name,
	type: 'text',
	label,
	maxLength: 20,
	validate: validateWith((value: string) => readHexColor(value) !== null, invalidColor),
	hooks: { beforeValidate: [toHexColor] },
	admin: {
		description,
		components: { Field: '/model/fields/brand/color-input.tsx#ColorInput' },
	},
});
