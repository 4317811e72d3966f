'use client';
import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { screenWords, translatorIn } from '../words.ts';

/** Asks for the current password as soon as something is changed for which `guard.ts` needs it. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
	const { initialData, savedDocumentData } = useDocumentInfo();
	const { i18n } = useTranslation();
	const saved = savedDocumentData ?? initialData;
	const isNeeded = useFormFields(([fields]) => {
		const differs = (name: string) => {
			const field = fields[name];
			return field?.value !== undefined && field.value !== (saved?.[name] ?? field.initialValue);
		};
		// The form always knows a password; it is invalid from the moment somebody begins to change it.
		const { password } = fields;
		const isNewPassword = Boolean(password?.value) || password?.valid === false;
		const listed = (value: unknown) => (Array.isArray(value) ? value.join() : '');
		const lists = ['furtherRoles', 'languages'];
		const hasNewRole =
			differs('role') ||
			lists.some((name) => listed(fields[name]?.value) !== listed(saved?.[name]));
		return isNewPassword || differs('email') || hasNewRole;
	});
	if (!isNeeded) return null;
	const label = translatorIn(i18n.language)(screenWords.currentPassword);
	return (
		<PasswordField
			autoComplete="current-password"
			field={{ name: 'currentPassword', label }}
			path={path}
		/>
	);
};
