'use client';
import './dialogs.css';
import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { type ReactNode, useId } from 'react';
import { languageName, translatorIn, words } from '../platform/i18n/words.ts';

const label = words('Languages', 'Sprog', 'Sprachen');

/** One language of a dialog. */
export interface Choice {
	language: LocaleCode;
	/** The effect of choosing the language, or the reason why it can't be chosen. */
	hint: ReactNode;
	isPossible: boolean;
}

interface Props {
	choices: readonly Choice[];
	selection: ReadonlySet<LocaleCode>;
	onChange: (selection: ReadonlySet<LocaleCode>) => void;
}

/** Checkboxes for the languages of an action, each with a hint. */
export function LanguageChoice({ choices, selection, onChange }: Props) {
	const { i18n } = useTranslation();
	const id = useId();
	const toggle = (language: LocaleCode, isChecked: boolean) => {
		const next = new Set(selection);
		if (isChecked) next.add(language);
		else next.delete(language);
		onChange(next);
	};
	return (
		<fieldset className="publishing-choice">
			<legend>{translatorIn(i18n.language)(label)}</legend>
			{choices.map(({ language, hint, isPossible }) => (
				<div key={language}>
					<label>
						<input
							aria-describedby={`${id}-${language}`}
							checked={isPossible && selection.has(language)}
							disabled={!isPossible}
							onChange={(event) => toggle(language, event.target.checked)}
							type="checkbox"
						/>
						{languageName(language, i18n.language)}
					</label>
					<div className="publishing-hint" id={`${id}-${language}`}>
						{hint}
					</div>
				</div>
			))}
		</fieldset>
	);
}
