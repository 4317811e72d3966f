import type { LocaleCode } from '@website/contracts/locales';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import { gapWords } from '../../../publication/gap-words.ts';
import type { LanguageState, PublishingState } from '../../../publication/shapes.ts';
import type { Choice } from './dialogs/language-choice.tsx';
import { dialogWords, publishWords, unpublishWords } from './words.ts';

/** The hint about the effect of publishing a language, and the labels of the changed fields. */
function effectOf({ state, changes }: LanguageState): [Words, string[]] {
	if (state === 'draft') return [publishWords.newText, []];
	return changes.length > 0 ? [publishWords.changes, changes] : [publishWords.unchanged, []];
}

/** All languages of a document with the effect of publishing each. `language` is the interface language. */
export function publishChoices(state: PublishingState, language: string): Choice[] {
	const t = translatorIn(language);
	return state.languages.map((languageState) => {
		const { language: code } = languageState;
		if (languageState.state === 'missing')
			return { language: code, hint: t(dialogWords.nothingWritten), isPossible: false };
		if (languageState.addressOffer !== null) {
			const { addressOffer } = languageState;
			const hint = t(addressOffer ? publishWords.noAddress : publishWords.noTitle);
			return { language: code, hint, isPossible: false, addressOffer };
		}
		if (!languageState.canPublish)
			return { language: code, hint: t(publishWords.forbidden), isPossible: false };
		const [text, fields] = effectOf(languageState);
		const { incomplete } = languageState;
		const hint = [
			t(text, { fields: fields.join(', ') }),
			...(incomplete ? [t(gapWords.incomplete, { ...incomplete })] : []),
		].join(' ');
		return { language: code, hint, isPossible: languageState.waiting };
	});
}

/** Published languages that are not selected, but whose pages also show the changed shared fields. */
export const otherAffectedLanguages = (
	{ languages, shared }: PublishingState,
	selection: readonly LocaleCode[],
): LocaleCode[] =>
	languages
		.filter(({ language, state }) => state === 'published' && !selection.includes(language))
		.filter(() => shared.changes.length > 0)
		.map(({ language }) => language);

/** All languages of a document with the effect of unpublishing each. */
export const unpublishChoices = ({ languages }: PublishingState, language: string): Choice[] =>
	languages.map((languageState) => {
		const t = translatorIn(language);
		if (languageState.state !== 'published')
			return {
				language: languageState.language,
				hint: t(unpublishWords.notPublished),
				isPossible: false,
			};
		const hint = languageState.canPublish ? (languageState.path ?? '') : t(publishWords.forbidden);
		return { language: languageState.language, hint, isPossible: languageState.canPublish };
	});
