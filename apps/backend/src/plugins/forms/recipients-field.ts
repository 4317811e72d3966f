import type { TextField } from 'payload';
import { z } from 'zod';
import { words } from '../../platform/i18n/words.ts';

const emailSchema = z.email().max(254);

const invalidAddressError = words(
	'Not an e-mail address: ',
	'Ikke en e-mailadresse: ',
	'Keine E-Mail-Adresse: ',
);

/** Addresses that get each submission by mail. */
export const recipientsField: TextField = {
	name: 'recipients',
	type: 'text',
	hasMany: true,
	maxRows: 10,
	label: words('Answers go to', 'Svar sendes til', 'Antworten gehen an'),
	validate: (value: unknown, { req }) => {
		const invalidAddress = (Array.isArray(value) ? value : []).find(
			(item) => !emailSchema.safeParse(item).success,
		);
		return (
			invalidAddress === undefined ||
			`${invalidAddressError[req.i18n.language] ?? invalidAddressError.en}${String(invalidAddress)}`
		);
	},
};
