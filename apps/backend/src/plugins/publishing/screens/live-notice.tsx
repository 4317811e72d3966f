'use client';
import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import type { PublishingState } from '../../../documents/publication/shapes.ts';
import { languageList } from '../../../platform/i18n/language-name.ts';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import { publishWords, stateWords } from './words.ts';

interface Props {
	state: PublishingState;
	/** What was published. */
	languages: readonly LocaleCode[];
	siteUrl: string;
}

/** In which languages visitors see a document now, with a link for each. */
export function LiveNotice({ state, languages, siteUrl }: Props) {
	const { i18n } = useTranslation();
	const say = sayIn(i18n.language);
	const shown = state.languages.filter(({ language }) => languages.includes(language));
	return (
		<span className="publishing-notice">
			{say(publishWords.live, { languages: languageList(languages, i18n.language) })}{' '}
			{shown.map(({ language, path }) =>
				path === null ? null : (
					<a href={siteUrl + path} key={language} rel="noopener" target="_blank">
						{say(stateWords.view)} {languages.length > 1 ? language.toUpperCase() : null}
						<span aria-hidden="true"> ↗</span>
						<span className="publishing-hidden">
							{say(stateWords.viewIn, { language: languageList([language], i18n.language) })}
						</span>
					</a>
				),
			)}
		</span>
	);
}
