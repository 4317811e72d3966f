'use client';
import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useId } from 'react';
import { languageName } from '../../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../../platform/i18n/translator-in.ts';
import { sideWords } from '../../../translations/api.client.ts';
import { dialogWords } from '../words.ts';

/** One language of a dialog. */
export interface Choice {
	language: LocaleCode;
	/** The effect of choosing the language, or the reason why it can't be chosen. */
	hint: string;
	isPossible: boolean;
	/** An address for a language that can't be chosen without one. */
	addressOffer?: string;
}

interface Props {
	choices: readonly Choice[];
	selection: ReadonlySet<LocaleCode>;
	onChange: (selection: ReadonlySet<LocaleCode>) => void;
	onUseAddress?: (language: LocaleCode, slug: string) => void;
}

/** Checkboxes for the languages of an action, each with a hint. */
export function LanguageChoice({ choices, selection, onChange, onUseAddress }: Props) {
	const { i18n } = useTranslation();
	const id = useId();
	const t = translatorIn(i18n.language);
	const toggle = (language: LocaleCode, isChecked: boolean) => {
		const next = new Set(selection);
		if (isChecked) next.add(language);
		else next.delete(language);
		onChange(next);
	};
	return (
		<fieldset className="publishing-choice">
			<legend>{t(dialogWords.languages)}</legend>
			{choices.map(({ language, hint, isPossible, addressOffer }) => (
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
					<p className="own-quiet" id={`${id}-${language}`}>
						{hint}{' '}
						{addressOffer && onUseAddress ? (
							<button
								className="publishing-link"
								onClick={() => onUseAddress(language, addressOffer)}
								type="button"
							>
								{t(sideWords.useAddress, { slug: addressOffer })}
							</button>
						) : null}
					</p>
				</div>
			))}
		</fieldset>
	);
}
