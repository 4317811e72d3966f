'use client';
import type { LocaleCode } from '@website/contracts/locales';
import { useState } from 'react';
import { languageList } from '../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import type { PublishingState } from '../../../publication/shapes.ts';
import { publishWords, stateWords } from './words.ts';

interface Props {
	state: PublishingState;
	/** The languages just published. */
	languages: readonly LocaleCode[];
	siteUrl: string;
	/** The language of the interface, which Payload's notices do not know. */
	uiLanguage: string;
	/** Undoes the publication. Possible as long as the notice is shown. */
	onUndo: () => Promise<void>;
}

/** The notice after a publication: the published languages, a link to each page, and an undo button. */
export function LiveNotice({ state, languages, siteUrl, uiLanguage, onUndo }: Props) {
	const [isBusy, setBusy] = useState(false);
	const t = translatorIn(uiLanguage);
	const states = state.languages.filter(({ language }) => languages.includes(language));
	const undo = async () => {
		setBusy(true);
		await onUndo();
		setBusy(false);
	};
	return (
		<span className="publishing-notice">
			{t(publishWords.live, { languages: languageList(languages, uiLanguage) })}{' '}
			{states.map(({ language, path }) =>
				path === null ? null : (
					<a href={siteUrl + path} key={language} rel="noopener" target="_blank">
						{t(stateWords.view)} {languages.length > 1 ? language.toUpperCase() : null}
						<span aria-hidden="true"> ↗</span>
						<span className="sr-only">
							{t(stateWords.viewIn, { language: languageList([language], uiLanguage) })}
						</span>
					</a>
				),
			)}
			<button
				className="publishing-link"
				disabled={isBusy}
				onClick={() => void undo()}
				type="button"
			>
				{t(publishWords.undo)}
			</button>
		</span>
	);
}
