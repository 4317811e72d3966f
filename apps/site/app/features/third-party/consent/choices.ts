import * as banner from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/consent-modal.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';
import './choices.css';
import { localeFromPath } from '#shared/locales/locale.ts';
import { choiceTexts } from './choice-texts';
import { type ConsentCategory, consentCategories } from './consent';
import { decisionCookieName, offerRevision } from './decision-cookie';
import { choiceTranslation } from './translation';

let offer: Promise<void> | undefined;

/** Shows the choices to a visitor who has not decided, and reports every decision. Shows them once, however often it is called. */
export function offerChoices(
	offered: readonly ConsentCategory[],
	onDecision: (granted: ConsentCategory[]) => void,
): Promise<void> {
	offer ??= show(offered, onDecision);
	return offer;
}

export function openChoices(): void {
	banner.showPreferences();
}

async function show(
	offered: readonly ConsentCategory[],
	onDecision: (granted: ConsentCategory[]) => void,
): Promise<void> {
	const locale = localeFromPath(location.pathname);
	const texts = await choiceTexts(locale);
	const decide = ({ cookie }: { cookie: { categories: string[] } }) =>
		onDecision(consentCategories.filter((category) => cookie.categories.includes(category)));
	await banner.run({
		root: placeInPage(),
		revision: offerRevision(offered),
		// Tests and accessibility checkers are bots too, and ask for the same page.
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
			...Object.fromEntries(offered.map((category) => [category, {}])),
		},
		language: { default: locale, translations: { [locale]: choiceTranslation(texts, offered) } },
		onModalReady: ({ modalName, modal }) => {
			// The page stays visible and usable beside the banner, for screen readers as well.
			if (modalName === 'consentModal') modal.setAttribute('aria-modal', 'false');
		},
		onConsent: decide,
		onChange: decide,
	});
}

/** First in the page, for keyboards. An element of no known type: React passes over it when it takes over the document. */
function placeInPage(): HTMLElement {
	const place = document.createElement('consent-choices');
	// The library would keep the focus inside the banner, though it leaves the page visible; the choices opened from it do.
	place.addEventListener(
		'keydown',
		(event) => {
			const isInBanner = event.target instanceof Element && event.target.closest('.cm');
			if (event.key === 'Tab' && isInBanner) event.stopPropagation();
		},
		{ capture: true },
	);
	document.body.prepend(place);
	return place;
}
