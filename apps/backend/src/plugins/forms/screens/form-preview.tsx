'use client';
import { useAllFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { z } from 'zod';
import { languageList } from '../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { words } from '../../../platform/i18n/words.ts';
import { type FormFieldPreview, PreviewField } from './preview-field.tsx';
import './form-preview.css';

const previewWords = {
	title: words(
		'As visitors see it: {language}',
		'Som besøgende ser den: {language}',
		'So sehen Besucher es: {language}',
	),
	incomplete: words(
		'Not shown in this language yet: the button and every field and choice need a text.',
		'Vises ikke på dette sprog endnu: Knappen og hvert felt og valg skal have en tekst.',
		'In dieser Sprache noch nicht sichtbar: Schaltfläche, Felder und Auswahl brauchen alle einen Text.',
	),
	noFields: words('No fields yet', 'Ingen felter endnu', 'Noch keine Felder'),
};

const text = z
	.string()
	.nullish()
	.catch('')
	.transform((value) => value ?? '');
const formData = z.object({
	fields: z
		.array(
			z.object({
				id: text,
				kind: text,
				label: text,
				help: text,
				required: z.boolean().nullish().catch(false),
				choices: z.array(z.object({ id: text, label: text })).catch([]),
			}),
		)
		.catch([]),
	submitLabel: text,
	consentText: text,
});

const hasChoices = ({ kind }: FormFieldPreview) => kind === 'select' || kind === 'checkboxes';

const isComplete = (field: FormFieldPreview) =>
	field.label !== '' && (!hasChoices(field) || field.choices.every(({ label }) => label !== ''));

/** A preview of the form in the sidebar, as the site would show it in the current locale, including unsaved changes. */
export function FormPreview() {
	const [state] = useAllFormFields();
	const { code } = useLocale();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const { fields, submitLabel, consentText } = formData.parse(reduceFieldsToValues(state, true));
	const isVisible = fields.length > 0 && submitLabel !== '' && fields.every(isComplete);
	return (
		<figure className="form-preview">
			<figcaption>
				{t(previewWords.title, { language: languageList([code], i18n.language) })}
			</figcaption>
			{isVisible ? null : <p className="own-quiet">{t(previewWords.incomplete)}</p>}
			{/* Inert, because Payload's form would treat input here as its own. */}
			<div className="form-preview__form" inert lang={code}>
				{fields.length === 0 ? <p>{t(previewWords.noFields)}</p> : null}
				{fields.map((field) => (
					<PreviewField field={field} key={field.id} locale={code} />
				))}
				{consentText === '' ? null : (
					<p className="form-preview__choice">
						<input type="checkbox" />
						<span>{consentText}</span>
					</p>
				)}
				<span className="form-preview__submit">{submitLabel || '…'}</span>
			</div>
		</figure>
	);
}
