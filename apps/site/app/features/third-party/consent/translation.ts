import type { Translation } from 'vanilla-cookieconsent';
import type { ChoiceTexts } from './choice-texts';
import type { ConsentCategory } from './consent';

/** The texts in the format of the consent library, with equal accept and reject buttons and a section for each category. */
export function choiceTranslation(
	texts: ChoiceTexts,
	categories: readonly ConsentCategory[],
): Translation {
	const { acceptAll, rejectAll } = texts;
	return {
		consentModal: {
			title: texts.title,
			description: texts.description,
			acceptAllBtn: acceptAll,
			acceptNecessaryBtn: rejectAll,
			showPreferencesBtn: texts.choose,
		},
		preferencesModal: {
			title: texts.settingsTitle,
			acceptAllBtn: acceptAll,
			acceptNecessaryBtn: rejectAll,
			savePreferencesBtn: texts.save,
			closeIconLabel: texts.close,
			sections: [
				{ description: texts.intro },
				{ ...texts.categories.necessary, linkedCategory: 'necessary' },
				...categories.map((category) => ({
					...texts.categories[category],
					linkedCategory: category,
				})),
			],
		},
	};
}
