'use client';
import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { screenWords, translatorIn } from './words.ts';

/** The field for the current password, shown after a change for which `guard.ts` requires it. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
	const { initialData, savedDocumentData } = useDocumentInfo();
	const { i18n } = useTranslation();
	const savedValues = savedDocumentData ?? initialData;
	const isNeeded = useFormFields(([fields]) => {
		const differs = (name: string) => {
			const field = fields[name];
			return (
				field?.value !== undefined && field.value !== (savedValues?.[name] ?? field.initialValue)
			);
		};
		// The form state always has a password field; it is invalid as soon as a user begins to change it.
		const { password } = fields;
		const isNewPassword = Boolean(password?.value) || password?.valid === false;
		const asText = (value: unknown) => (Array.isArray(value) ? value.join() : '');
		const lists = ['furtherRoles', 'languages'];
		const hasNewRole =
			differs('role') ||
			lists.some((name) => asText(fields[name]?.value) !== asText(savedValues?.[name]));
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
