import type { LocaleCode } from '@website/contracts/locales';

interface SharedTexts {
	title: string;
	home: string;
	expired: string;
	withdrawn: string;
	/** For an unknown link and for a deleted document. */
	unknown: string;
}

/** Texts of the page of an invalid or ended share link. */
export const sharedTexts: Record<LocaleCode, SharedTexts> = {
	en: {
		title: 'This link has ended',
		home: 'Go to the home page',
		expired:
			'The draft was shared for a certain time, which is over. Ask whoever sent you the link for a new one.',
		withdrawn:
			'Whoever shared the draft has withdrawn the link. Ask them for a new one if you still need it.',
		unknown:
			'The link is not complete, or what it showed is no longer there. Open it once more from the message you got, or ask whoever sent it.',
	},
	da: {
		title: 'Linket virker ikke længere',
		home: 'Gå til forsiden',
		expired:
			'Kladden var delt i et bestemt tidsrum, som er udløbet. Bed den, der sendte dig linket, om et nyt.',
		withdrawn:
			'Den, der delte kladden, har trukket linket tilbage. Bed om et nyt, hvis du stadig har brug for det.',
		unknown:
			'Linket er ufuldstændigt, eller det, det viste, findes ikke længere. Åbn det igen fra den besked, du fik, eller spørg den, der sendte det.',
	},
	de: {
		title: 'Dieser Link gilt nicht mehr',
		home: 'Zur Startseite',
		expired:
			'Der Entwurf war für eine bestimmte Zeit freigegeben, die abgelaufen ist. Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
		withdrawn:
			'Der Link wurde zurückgezogen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen, falls Sie ihn noch brauchen.',
		unknown:
			'Der Link ist unvollständig, oder was er zeigte, gibt es nicht mehr. Öffnen Sie ihn erneut aus der Nachricht, die Sie erhalten haben, oder fragen Sie die Person, die ihn geschickt hat.',
	},
};
