import { words } from '../../platform/i18n/words.ts';

/** The texts of the link search. */
export const linkWords = {
	label: words('Find the target', 'Find målet', 'Ziel suchen'),
	hint: words(
		'Words of a title in any language, or an address.',
		'Ord fra en titel på et hvilket som helst sprog, eller en adresse.',
		'Wörter eines Titels in beliebiger Sprache oder eine Adresse.',
	),
	none: words('Nothing found', 'Intet fundet', 'Nichts gefunden'),
	failed: words(
		'The search did not answer. Try again.',
		'Søgningen svarede ikke. Prøv igen.',
		'Die Suche hat nicht geantwortet. Versuchen Sie es noch einmal.',
	),
	address: words('Use this address', 'Brug denne adresse', 'Diese Adresse verwenden'),
	became: words(
		'The address is that of a document of the site; the link now follows it.',
		'Adressen hører til et dokument på hjemmesiden; linket følger det nu.',
		'Die Adresse gehört zu einem Dokument der Website; der Link folgt ihm nun.',
	),
};
