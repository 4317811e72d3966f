'use client';
import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useId } from 'react';
import { languageName } from '../../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';
import { dialogWords } from '../words.ts';

/** One language of a dialog. */
export interface Choice {
	language: LocaleCode;
	/** What choosing it does, or why it can't be chosen. */
	hint: string;
	isPossible: boolean;
}

interface Props {
	choices: readonly Choice[];
	chosen: ReadonlySet<LocaleCode>;
	onChange: (chosen: ReadonlySet<LocaleCode>) => void;
}

/** The languages that an action concerns, each with what it does there. */
export function LanguageChoice({ choices, chosen, onChange }: Props) {
	const { i18n } = useTranslation();
	const id = useId();
	const toggle = (language: LocaleCode, isChosen: boolean) => {
		const next = new Set(chosen);
		if (isChosen) next.add(language);
		else next.delete(language);
		onChange(next);
	};
	return (
		<fieldset className="publishing-choice">
			<legend>{translatorIn(i18n.language)(dialogWords.languages)}</legend>
			{choices.map(({ language, hint, isPossible }) => (
				<div key={language}>
					<label>
						<input
							aria-describedby={`${id}-${language}`}
							checked={isPossible && chosen.has(language)}
							disabled={!isPossible}
							onChange={(event) => toggle(language, event.target.checked)}
							type="checkbox"
						/>
						{languageName(language, i18n.language)}
					</label>
					<p className="own-quiet" id={`${id}-${language}`}>
						{hint}
					</p>
				</div>
			))}
		</fieldset>
	);
}
