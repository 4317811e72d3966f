'use client';
import { TextInput, useField, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload';
import { languageName } from '../../../platform/i18n/words.ts';

/** The name of the visitor's language instead of its code. */
export const VisitorsLanguage: TextFieldClientComponent = ({ field, path }) => {
	const { i18n } = useTranslation();
	const { value } = useField<string | null>({ path });
	return (
		<TextInput
			label={field.label}
			path={path}
			readOnly
			value={value ? languageName(value, i18n.language) : ''}
		/>
	);
};

/** The list cell for the visitor's language. */
export function VisitorsLanguageCell({ cellData }: DefaultCellComponentProps) {
	const { i18n } = useTranslation();
	return <span>{typeof cellData === 'string' ? languageName(cellData, i18n.language) : ''}</span>;
}
