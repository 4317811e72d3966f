'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import type { UIFieldClientComponent } from 'payload';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { words } from '../../../platform/i18n/words.ts';
import { typeOf } from './rows.ts';

const reason = words(
	'This part is stored as a type that does not exist here. Visitors do not see it. It is kept as it is until you remove it.',
	'Denne del er gemt som en type, der ikke findes her. Besøgende ser den ikke. Den bevares uændret, indtil du fjerner den.',
	'Dieser Teil ist als ein Typ gespeichert, den es hier nicht gibt. Besucher sehen ihn nicht. Er bleibt unverändert, bis er entfernt wird.',
);

/** Explains in an unavailable block why it has no fields, and shows its type. */
export const UnavailableReason: UIFieldClientComponent = ({ path }) => {
	const { i18n } = useTranslation();
	const storedRow = useFormFields(([fields]) => fields[path.replace(/[^.]+$/, 'stored')]?.value);
	return (
		<p>
			{translatorIn(i18n.language)(reason)} <code>{typeOf(storedRow)}</code>
		</p>
	);
};
