import { words } from '../../../platform/i18n/words.ts';

/** The texts for saving and inserting patterns. */
export const patternWords = {
	save: words('Save as pattern', 'Gem som skabelon', 'Als Vorlage speichern'),
	name: words('Name of the pattern', 'Skabelonens navn', 'Name der Vorlage'),
	nameHint: words(
		'It is saved in each language that has the same section here.',
		'Den gemmes på hvert sprog, der har samme sektion her.',
		'Sie wird in jeder Sprache gespeichert, die hier denselben Abschnitt hat.',
	),
	keep: words('Save', 'Gem', 'Speichern'),
	cancel: words('Cancel', 'Annullér', 'Abbrechen'),
	saved: words('Saved as a pattern.', 'Gemt som skabelon.', 'Als Vorlage gespeichert.'),
	choose: words('Pattern', 'Skabelon', 'Vorlage'),
	insert: words('Insert pattern', 'Indsæt skabelon', 'Vorlage einfügen'),
	wait: words(
		'Waits until the draft is saved',
		'Venter, til kladden er gemt',
		'Wartet, bis der Entwurf gespeichert ist',
	),
	failed: words('That did not work:', 'Det lykkedes ikke:', 'Das hat nicht geklappt:'),
};
