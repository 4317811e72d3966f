import type { TextField } from 'payload';
import { type Words, words } from './words.ts';

const message = words(
	'An exact number such as 0.0425',
	'Et præcist tal som 0.0425',
	'Eine genaue Zahl wie 0.0425',
);

/** An exact decimal number, kept as text so that no digit is lost. */
export const decimalField = (name: string, label: Words): TextField => ({
	name,
	type: 'text',
	label,
	admin: { description: message },
	validate: (value: string | null | undefined) =>
		!value || /^\d{1,9}(\.\d{1,6})?$/.test(value) || `${message.en} (${name})`,
});
