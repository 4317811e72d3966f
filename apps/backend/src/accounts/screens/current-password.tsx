'use client';
import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { sayIn, screenWords } from './words.ts';

/** What lets somebody in, or lets them do more: `guard.ts` asks for the current password for the same. */
const guarded = ['email', 'role', 'enableAPIKey', 'apiKey'];

/** Asks for the current password as soon as something is changed that needs it. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
	const { id } = useDocumentInfo();
	const { i18n } = useTranslation();
	const isNeeded = useFormFields(
		([fields]) =>
			fields.password !== undefined ||
			guarded.some((name) => {
				const field = fields[name];
				return field !== undefined && (field.value ?? '') !== (field.initialValue ?? '');
			}),
	);
	if (id !== undefined && !isNeeded) return null;
	const label = sayIn(i18n.language)(screenWords.currentPassword);
	return (
		<PasswordField
			autoComplete="current-password"
			field={{ name: 'currentPassword', label, required: true }}
			path={path}
		/>
	);
};
