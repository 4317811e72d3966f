'use client';
import { getTranslation } from '@payloadcms/translations';
import { TextareaInput, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ChangeEvent } from 'react';
import './article-form.css';

/** A single-line title in a textarea, so that long titles wrap. Enter moves the focus to the lead. */
export function TitleInput({ field, path: fieldPath, readOnly }: TextFieldClientProps) {
	const { admin, label, localized = false, required = false } = field;
	const { i18n } = useTranslation();
	const {
		customComponents: { AfterInput, BeforeInput, Description, Error: Problem, Label } = {},
		disabled,
		path,
		setValue,
		showError,
		value,
	} = useField<string>({ potentiallyStalePath: fieldPath });
	const write = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
		if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertLineBreak')
			document.querySelector<HTMLElement>('.article-lead textarea')?.focus();
		else setValue(target.value.replace(/\s*[\r\n]+\s*/g, ' '));
	};
	return (
		<TextareaInput
			AfterInput={AfterInput}
			BeforeInput={BeforeInput}
			className="article-title"
			Description={Description}
			Error={Problem}
			Label={Label}
			label={label}
			localized={localized}
			onChange={write}
			path={path}
			placeholder={getTranslation(admin?.placeholder ?? '', i18n)}
			readOnly={readOnly || disabled}
			required={required}
			rows={1}
			showError={showError}
			value={value}
		/>
	);
}
