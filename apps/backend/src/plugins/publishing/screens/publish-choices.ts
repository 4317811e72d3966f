import type { LocaleCode } from '@website/contracts/locales';
import type { LanguageState, PublishingState } from '../../../documents/publication/shapes.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import type { Choice } from './dialogs/language-choice.tsx';
import { dialogWords, publishWords, unpublishWords } from './words.ts';

/** What publishing a language shows visitors. */
function effect({ state, changes }: LanguageState): [Words, string[]] {
	if (state === 'draft') return [publishWords.appears, []];
	return changes.length > 0 ? [publishWords.changes, changes] : [publishWords.same, []];
}

/** Every language of a document, with what visitors will see once it is published, in the interface's language. */
export function publishChoices(state: PublishingState, language: string): Choice[] {
	const t = translatorIn(language);
	return state.languages.map((one) => {
		const { language: code } = one;
		if (one.state === 'missing')
			return { language: code, hint: t(dialogWords.nothingWritten), isPossible: false };
		if (!one.mayPublish) return { language: code, hint: t(publishWords.mayNot), isPossible: false };
		const [text, fields] = effect(one);
		const hint = t(text, { fields: fields.join(', ') });
		return { language: code, hint, isPossible: one.waiting };
	});
}

/** Languages that are not published now, and whose visitors see the changed shared fields nevertheless. */
export const sharedElsewhere = (
	{ languages, shared }: PublishingState,
	chosen: readonly LocaleCode[],
): LocaleCode[] =>
	languages
		.filter(({ language, state }) => state === 'published' && !chosen.includes(language))
		.filter(() => shared.changes.length > 0)
		.map(({ language }) => language);

/** Every language of a document, to be taken offline. */
export const unpublishChoices = ({ languages }: PublishingState, language: string): Choice[] =>
	languages.map((one) => {
		const t = translatorIn(language);
		if (one.state !== 'published')
			return { language: one.language, hint: t(unpublishWords.notPublished), isPossible: false };
		const hint = one.mayPublish ? (one.path ?? '') : t(publishWords.mayNot);
		return { language: one.language, hint, isPossible: one.mayPublish };
	});
