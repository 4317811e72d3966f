import * as banner from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/consent-modal.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';
import './choices.css';
import type { Translation } from 'vanilla-cookieconsent';
import { type LocaleCode, localeFromPath } from '#shared/locales/locale.ts';
import type { ChoiceTexts } from './choice-texts/en';
import {
	type ConsentCategory,
	consentCategories,
	decisionCookieName,
	offerRevision,
} from './consent';

const textsIn: Record<LocaleCode, () => Promise<ChoiceTexts>> = {
	en: async () => (await import('./choice-texts/en')).en,
	da: async () => (await import('./choice-texts/da')).da,
	de: async () => (await import('./choice-texts/de')).de,
};

/** The texts in the format of the consent library, with equal accept and reject buttons and a section for each category. */
function choiceTranslation(
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

let offer: Promise<void> | undefined;

/** Shows the choices to a visitor who has not decided, and reports every decision. Further calls return the first promise. */
export function offerChoices(
	categories: readonly ConsentCategory[],
	onDecision: (granted: ConsentCategory[]) => void,
): Promise<void> {
	offer ??= show(categories, onDecision);
	return offer;
}

export function openChoices(): void {
	banner.showPreferences();
}

async function show(
	categories: readonly ConsentCategory[],
	onDecision: (granted: ConsentCategory[]) => void,
): Promise<void> {
	const locale = localeFromPath(location.pathname);
	const texts = await textsIn[locale]();
	const decide = ({ cookie }: { cookie: { categories: string[] } }) =>
		onDecision(consentCategories.filter((category) => cookie.categories.includes(category)));
	await banner.run({
		root: createContainer(),
		revision: offerRevision(categories),
		// The library treats tests and accessibility checkers as bots, but they must get the same page.
		hideFromBots: false,
		manageScriptTags: false,
		autoClearCookies: false,
		cookie: { name: decisionCookieName },
		guiOptions: {
			consentModal: { layout: 'bar inline', position: 'bottom' },
			preferencesModal: { layout: 'box' },
		},
		categories: {
			necessary: { enabled: true, readOnly: true },
			...Object.fromEntries(categories.map((category) => [category, {}])),
		},
		language: { default: locale, translations: { [locale]: choiceTranslation(texts, categories) } },
		onModalReady: ({ modalName, modal }) => {
			// The page stays usable beside the banner, also for screen readers.
			if (modalName === 'consentModal') modal.setAttribute('aria-modal', 'false');
		},
		onConsent: decide,
		onChange: decide,
	});
}

/** Creates the container as the first element of the body, for keyboard users. React ignores its unknown element type during hydration. */
function createContainer(): HTMLElement {
	const container = document.createElement('consent-choices');
	// The library traps the focus in the banner, although the page stays usable. Only the choices dialog should trap it.
	container.addEventListener(
		'keydown',
		(event) => {
			const isInBanner = event.target instanceof Element && event.target.closest('.cm');
			if (event.key === 'Tab' && isInBanner) event.stopPropagation();
		},
		{ capture: true },
	);
	document.body.prepend(container);
	return container;
}
