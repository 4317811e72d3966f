import { words } from '../../../platform/i18n/words.ts';

/** Texts about text that could not be saved. */
export const unsavedWords = {
	takenOver: words(
		'{person} took this over. Your text of {time} is not in the document, but it is still here.',
		'{person} har overtaget. Din tekst fra {time} er ikke i dokumentet, men den er her stadig.',
		'{person} hat übernommen. Ihr Text vom {time} steht nicht im Dokument, ist aber noch hier.',
	),
	colleague: words('A colleague', 'En kollega', 'Jemand'),
	left: words(
		'Your text of {time} is not in the document. It is still here.',
		'Din tekst fra {time} er ikke i dokumentet. Den er her stadig.',
		'Ihr Text vom {time} steht nicht im Dokument. Er ist noch hier.',
	),
	put: words('Put it into the form', 'Sæt den ind i formularen', 'In das Formular einsetzen'),
	copy: words('Copy my text', 'Kopiér min tekst', 'Meinen Text kopieren'),
	copied: words('Copied.', 'Kopieret.', 'Kopiert.'),
	notCopied: words(
		'The browser does not allow copying.',
		'Browseren tillader ikke at kopiere.',
		'Der Browser erlaubt das Kopieren nicht.',
	),
	look: words(
		'See the document as it is',
		'Se dokumentet, som det er',
		'Dokument ansehen, wie es ist',
	),
	discard: words('Discard my text', 'Kassér min tekst', 'Meinen Text verwerfen'),
};
