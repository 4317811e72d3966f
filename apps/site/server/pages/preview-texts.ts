import type { LocaleCode } from '@website/contracts/locales';

interface PreviewTexts {
	title: string;
	home: string;
	refused: string;
	noAddress: string;
	/** In the frame beside the form, until the form has sent its values. */
	live: string;
	/** In the same frame, when the page could not be rendered. */
	liveFailed: string;
}

/** Texts for editors if a preview can't be shown. */
export const previewTexts: Record<LocaleCode, PreviewTexts> = {
	en: {
		title: 'No preview',
		home: 'Go to the home page',
		refused:
			'This preview has expired or its address is not complete. Press Preview in the editor once more to get a new one.',
		noAddress:
			'There is no address in this language yet. Fill in the address, save the draft and press Preview again.',
		live: 'The preview is being made …',
		liveFailed: 'The preview can’t be made right now. It is tried again with your next change.',
	},
	da: {
		title: 'Ingen forhåndsvisning',
		home: 'Gå til forsiden',
		refused:
			'Forhåndsvisningen er udløbet, eller adressen er ufuldstændig. Tryk på Forhåndsvisning i redigeringen igen for at få en ny.',
		noAddress:
			'Der er endnu ingen adresse på dette sprog. Udfyld adressen, gem kladden, og tryk på Forhåndsvisning igen.',
		live: 'Forhåndsvisningen bliver lavet …',
		liveFailed: 'Forhåndsvisningen kan ikke laves lige nu. Den prøves igen ved din næste ændring.',
	},
	de: {
		title: 'Keine Vorschau',
		home: 'Zur Startseite',
		refused:
			'Diese Vorschau ist abgelaufen oder ihre Adresse ist unvollständig. Klicken Sie im Editor erneut auf Vorschau.',
		noAddress:
			'In dieser Sprache gibt es noch keine Adresse. Füllen Sie die Adresse aus, speichern Sie den Entwurf und klicken Sie erneut auf Vorschau.',
		live: 'Die Vorschau entsteht …',
		liveFailed:
			'Die Vorschau ist gerade nicht möglich. Mit Ihrer nächsten Änderung wird sie erneut versucht.',
	},
};
