import { type Words, words } from '../../platform/i18n/words.ts';

/** The live region in which select fields (react-select 5) announce events to screen readers. */
export const choicesLog = '.react-select [role="log"] span';

const guidance = words(
	'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu',
	'Vælg med pil op og ned, bekræft med Enter, luk listen med Escape',
	'Mit Pfeil auf und ab wählen, mit Eingabe übernehmen, mit Escape schließen',
);

/** Patterns of announcements and their translations, the more specific ones first. */
const messages: readonly (readonly [RegExp, Words])[] = [
	[
		/^Use Up and Down to choose options, .*, press Tab to select the option and exit the menu\.$/,
		words(
			`${guidance.en}, press Tab to select the option and exit the menu.`,
			`${guidance.da}, eller bekræft og gå videre med Tab.`,
			`${guidance.de} oder mit Tab übernehmen und weitergehen.`,
		),
	],
	[
		/^Use Up and Down to choose options, .*exit the menu\.$/,
		words(`${guidance.en}.`, `${guidance.da}.`, `${guidance.de}.`),
	],
	[
		/^Use left and right to toggle between focused values, .*$/,
		words(
			'Use left and right to toggle between focused values, press Backspace to remove the currently focused value',
			'Gå mellem de valgte med pil til venstre og højre, fjern med tilbagetasten.',
			'Mit Pfeil links und rechts zwischen den gewählten wechseln, mit der Rücktaste entfernen.',
		),
	],
	[
		/^(.*) is focused ,type to refine list, press Down to open the menu, .*$/,
		words(
			'$1: type to refine the list, press Down to open it.',
			'$1: skriv for at søge, åbn listen med pil ned.',
			'$1: zum Suchen tippen, mit Pfeil ab öffnen.',
		),
	],
	[
		/^(.*) is focused , press Down to open the menu, .*$/,
		words('$1: press Down to open it.', '$1: åbn listen med pil ned.', '$1: mit Pfeil ab öffnen.'),
	],
	[
		/^(\d+) results? available for search term (.*)\.$/,
		words('Results for “$2”: $1.', 'Resultater for »$2«: $1.', 'Ergebnisse für „$2“: $1.'),
	],
	[/^(\d+) results? available\.$/, words('Results: $1.', 'Resultater: $1.', 'Ergebnisse: $1.')],
	[/^option (.*), deselected\.$/, words('$1, removed.', '$1, fjernet.', '$1, entfernt.')],
	[/^options? (.*), selected\.$/, words('$1, selected.', '$1, valgt.', '$1, gewählt.')],
	[
		/^option (.*) is disabled\. Select another option\.$/,
		words(
			'$1 can’t be selected. Select another one.',
			'$1 kan ikke vælges. Vælg noget andet.',
			'$1 kann nicht gewählt werden. Wählen Sie etwas anderes.',
		),
	],
	[
		/^All selected options have been cleared\.$/,
		words('Everything is cleared.', 'Alt er fjernet.', 'Alles ist entfernt.'),
	],
	[
		/^value (.*) focused, (\d+) of (\d+)\.$/,
		words('$1, $2 of $3.', '$1, $2 af $3.', '$1, $2 von $3.'),
	],
	[
		/^(.*) selected, (\d+) of (\d+)\.$/,
		words('$1, selected, $2 of $3.', '$1, valgt, $2 af $3.', '$1, gewählt, $2 von $3.'),
	],
	[/^(.*), (\d+) of (\d+)\.$/, words('$1, $2 of $3.', '$1, $2 af $3.', '$1, $2 von $3.')],
];

/** Translates an announcement of a select field into a language of the admin; undefined for other texts. */
export function translateChoiceMessage(text: string, language: string): string | undefined {
	if (language === 'en') return undefined;
	for (const [pattern, translations] of messages) {
		const translation = translations[language];
		if (translation && pattern.test(text)) return text.replace(pattern, translation);
	}
	return undefined;
}
