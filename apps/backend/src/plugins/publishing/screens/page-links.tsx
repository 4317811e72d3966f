import type { LocaleCode } from '@website/contracts/locales';
import { languageList, translatorIn } from '../../../platform/i18n/words.ts';
import type { PublishingState } from '../../../publication/shapes.ts';
import { stateWords } from './words.ts';

interface Props {
	state: PublishingState;
	/** The languages just published. */
	languages: readonly LocaleCode[];
	siteUrl: string;
	/** The language of the interface: notices are outside of its provider. */
	language: string;
}

/** Links to the published pages of a document, for the notice after a publication. */
export function PageLinks({ state, languages, siteUrl, language }: Props) {
	const t = translatorIn(language);
	const states = state.languages.filter((one) => languages.includes(one.language));
	return (
		<span className="publishing-notice">
			{states.map(({ language: code, path }) =>
				path === null ? null : (
					<a href={siteUrl + path} key={code} rel="noopener" target="_blank">
						{t(stateWords.view)} {languages.length > 1 ? code.toUpperCase() : null}
						<span aria-hidden="true"> ↗</span>
						<span className="sr-only">
							{t(stateWords.viewIn, { language: languageList([code], language) })}
						</span>
					</a>
				),
			)}
		</span>
	);
}
