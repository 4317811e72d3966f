'use client';
import { TextInput, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { displayTitleField } from '../../../documents/title-in.ts';

/** The name of a country in the editor's language, read-only. */
export const CountryNameInput: TextFieldClientComponent = ({ field, path }) => {
	const name = useFormFields(([fields]) => fields[displayTitleField]?.value);
	return <TextInput label={field.label} path={path} readOnly value={String(name ?? '')} />;
};
