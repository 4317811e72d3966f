import { words } from '../../platform/i18n/words.ts';

/** The messages of the schedule endpoints. */
export const scheduleWords = {
	past: words(
		'Choose a time in the future.',
		'Vælg et tidspunkt i fremtiden.',
		'Bitte einen Zeitpunkt in der Zukunft wählen.',
	),
	underWay: words(
		'It is being carried out at this moment, or somebody has just removed it.',
		'Det udføres netop nu, eller nogen har lige fjernet det.',
		'Es wird gerade ausgeführt, oder jemand hat es eben entfernt.',
	),
	waits: words(
		'It has not failed; it waits for its time.',
		'Det er ikke mislykkedes; det venter på sit tidspunkt.',
		'Es ist nicht fehlgeschlagen, sondern wartet auf seine Zeit.',
	),
};
