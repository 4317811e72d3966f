'use client';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { words } from '../../../platform/i18n/words.ts';

/** A form field with its texts in one locale; missing texts are empty. */
export interface FormFieldPreview {
	id: string;
	kind: string;
	label: string;
	help: string;
	required?: boolean | null | undefined;
	choices: readonly { id: string; label: string }[];
}

/** Texts of the site in forms (`apps/site/app/i18n/messages`), and placeholders for missing texts. */
const siteWords = {
	optional: words('(optional)', '(valgfrit)', '(optional)'),
	choose: words('Please choose', 'Vælg', 'Bitte wählen'),
	noLabel: words('[Label]', '[Ledetekst]', '[Beschriftung]'),
	noChoice: words('[Text]', '[Tekst]', '[Text]'),
};

/** A field with label, help and control, like the site's `apps/site/app/features/forms/form-field.tsx`. */
export function PreviewField({ field, locale }: { field: FormFieldPreview; locale: string }) {
	const { kind, label, help, required, choices } = field;
	const t = translatorIn(locale);
	const choiceLabel = (choice: { label: string }) => choice.label || t(siteWords.noChoice);
	return (
		<div>
			<p className="form-preview__label">
				{label || t(siteWords.noLabel)} {required ? null : t(siteWords.optional)}
			</p>
			{help === '' ? null : <p className="form-preview__help">{help}</p>}
			{kind === 'checkboxes' ? (
				choices.map((choice) => (
					<p className="form-preview__choice" key={choice.id}>
						<input type="checkbox" />
						<span>{choiceLabel(choice)}</span>
					</p>
				))
			) : (
				<p
					className={`form-preview__control${kind === 'longText' ? ' form-preview__control--long' : ''}`}
				>
					{kind === 'select' ? (
						<>
							<span>{t(siteWords.choose)}</span>
							<span>▾</span>
						</>
					) : null}
				</p>
			)}
			{kind === 'select' ? (
				<ul className="form-preview__options">
					{choices.map((choice) => (
						<li key={choice.id}>{choiceLabel(choice)}</li>
					))}
				</ul>
			) : null}
		</div>
	);
}
