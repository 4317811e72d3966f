import { documentTag } from '@website/contracts/cache-tags';
import type { Form, FormField } from '@website/contracts/content-types';
import type { Form as FormDocument } from '../../payload-types.ts';
import { idOf, type Related } from '../values/relations.ts';
import type { ContentReader } from './reader.ts';

type Row = NonNullable<FormDocument['fields']>[number];

const mapField = ({
	name,
	kind,
	label,
	help,
	required,
	autocomplete,
	choices,
}: Row): FormField => ({
	name,
	kind,
	label: label ?? '',
	help: help ?? '',
	required: required ?? false,
	autocomplete: autocomplete ?? '',
	choices: (choices ?? []).flatMap((choice) =>
		choice.label ? [{ value: choice.value, label: choice.label }] : [],
	),
});

/** True if the form has all texts in the locale; visitors cannot fill in a field without a label. */
const isComplete = ({ fields, submitLabel }: FormDocument): boolean =>
	Boolean(submitLabel) && (fields ?? []).every(({ label }) => Boolean(label));

/** A form as visitors see it; null if it does not exist, is disabled or is incomplete in the locale. */
export async function readForm(read: ContentReader, value: Related): Promise<Form | null> {
	const id = idOf(value);
	if (id === null) return null;
	read.touch(documentTag('form', id));
	const document = await read.loaders.forms.load(id);
	if (!document?.enabled || !isComplete(document)) return null;
	return {
		id,
		fields: (document.fields ?? []).map(mapField),
		submitLabel: document.submitLabel ?? '',
		consentText: document.consentText ?? '',
		consentVersion: document.consentVersion,
		thanksHeading: document.thanksHeading ?? '',
		thanksText: document.thanksText ?? '',
	};
}
