import type { LocaleCode } from '@website/contracts/locales';

interface PreviewTexts {
	title: string;
	home: string;
	expired: string;
	withdrawn: string;
	/** For a token that is unknown or has expired, and for a deleted document. */
	unknown: string;
	/** For a document without a URL. */
	noAddress: string;
	/** In the frame beside the form, until the form has sent its values. */
	live: string;
	/** In the same frame, when the page could not be rendered. */
	liveFailed: string;
}

/** Texts for people whose preview can't be shown. */
export const previewTexts: Record<LocaleCode, PreviewTexts> = {
	en: {
		title: 'No preview',
		home: 'Go to the home page',
		expired:
			'The draft was shared for a certain time, which is over. Ask whoever sent you the link for a new one.',
		withdrawn:
			'Whoever shared the draft has withdrawn the link. Ask them for a new one if you still need it.',
		unknown:
			'The link has expired or is not complete, or what it showed is no longer there. Press Preview in the editor once more, or ask whoever sent you the link.',
		noAddress:
			'There is no address in this language yet. Fill in the address, save the draft and press Preview again.',
		live: 'The preview is being made …',
		liveFailed: 'The preview can’t be made right now. It is tried again with your next change.',
	},
	da: {
		title: 'Ingen forhåndsvisning',
		home: 'Gå til forsiden',
		expired:
			'Kladden var delt i et bestemt tidsrum, som er udløbet. Bed den, der sendte dig linket, om et nyt.',
		withdrawn:
			'Den, der delte kladden, har trukket linket tilbage. Bed om et nyt, hvis du stadig har brug for det.',
		unknown:
			'Linket er udløbet eller ufuldstændigt, eller det, det viste, findes ikke længere. Tryk på Forhåndsvisning i redigeringen igen, eller spørg den, der sendte dig linket.',
		noAddress:
			'Der er endnu ingen adresse på dette sprog. Udfyld adressen, gem kladden, og tryk på Forhåndsvisning igen.',
		live: 'Forhåndsvisningen bliver lavet …',
		liveFailed: 'Forhåndsvisningen kan ikke laves lige nu. Den prøves igen ved din næste ændring.',
	},
	de: {
		title: 'Keine Vorschau',
		home: 'Zur Startseite',
		expired:
			'Der Entwurf war für eine bestimmte Zeit freigegeben, die abgelaufen ist. Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
		withdrawn:
			'Der Link wurde zurückgezogen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen, falls Sie ihn noch brauchen.',
		unknown:
			'Der Link ist abgelaufen oder unvollständig, oder was er zeigte, gibt es nicht mehr. Klicken Sie im Editor erneut auf Vorschau, oder fragen Sie die Person, die Ihnen den Link geschickt hat.',
		noAddress:
			'In dieser Sprache gibt es noch keine Adresse. Füllen Sie die Adresse aus, speichern Sie den Entwurf und klicken Sie erneut auf Vorschau.',
		live: 'Die Vorschau entsteht …',
		liveFailed:
			'Die Vorschau ist gerade nicht möglich. Mit Ihrer nächsten Änderung wird sie erneut versucht.',
	},
};
