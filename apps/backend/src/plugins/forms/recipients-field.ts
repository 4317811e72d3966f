import type { TextField } from 'payload';
import { z } from 'zod';
import { words } from '../../platform/i18n/words.ts';

const address = z.email().max(254);

const bad = words('Not an e-mail address: ', 'Ikke en e-mailadresse: ', 'Keine E-Mail-Adresse: ');

/** Who gets each answer by mail. */
export const recipientsField: TextField = {
	name: 'recipients',
	type: 'text',
	hasMany: true,
	maxRows: 10,
	label: words('Answers go to', 'Svar sendes til', 'Antworten gehen an'),
	validate: (value: unknown, { req }) => {
		const wrong = (Array.isArray(value) ? value : []).find(
			(one) => !address.safeParse(one).success,
		);
		return wrong === undefined || `${bad[req.i18n.language] ?? bad.en}${String(wrong)}`;
	},
};
