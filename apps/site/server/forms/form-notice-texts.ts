import type { LocaleCode } from '@website/contracts/locales';

/** `unavailable`: the submission could not be stored. `closed`: the form no longer exists. */
export type FormResponseKind = 'unavailable' | 'closed' | 'tooLarge';

interface FormNoticeTexts {
	title: Record<FormResponseKind, string>;
	text: Record<FormResponseKind, string>;
	typed: string;
	again: string;
	home: string;
}

/** Texts of the server's own pages about forms. They are not part of the application, because they appear when it fails. */
export const formNoticeTexts: Record<LocaleCode, FormNoticeTexts> = {
	en: {
		title: {
			unavailable: 'Not sent yet',
			closed: 'This form is no longer there',
			tooLarge: 'Too much for one form',
		},
		text: {
			unavailable:
				'We could not take your message just now. Nothing is lost: wait a moment and send it again. It arrives once, however often you press.',
			closed: 'It has been taken down while you were writing. Here is what you wrote, to copy.',
			tooLarge:
				'What you wrote is longer than we can take. Go back: it is still in the form. Shorten it and send it again.',
		},
		typed: 'What you wrote',
		again: 'Send again',
		home: 'Go to the home page',
	},
	da: {
		title: {
			unavailable: 'Ikke sendt endnu',
			closed: 'Formularen er her ikke længere',
			tooLarge: 'For meget til én formular',
		},
		text: {
			unavailable:
				'Vi kunne ikke tage imod din besked lige nu. Intet er gået tabt: Vent et øjeblik, og send den igen. Den når frem én gang, uanset hvor ofte du trykker.',
			closed: 'Den blev taget ned, mens du skrev. Her er det, du skrev, så du kan kopiere det.',
			tooLarge:
				'Det, du skrev, er længere, end vi kan tage imod. Gå tilbage: Det står stadig i formularen. Forkort det, og send igen.',
		},
		typed: 'Det skrev du',
		again: 'Send igen',
		home: 'Gå til forsiden',
	},
	de: {
		title: {
			unavailable: 'Noch nicht gesendet',
			closed: 'Dieses Formular gibt es nicht mehr',
			tooLarge: 'Zu viel für ein Formular',
		},
		text: {
			unavailable:
				'Wir konnten Ihre Nachricht gerade nicht annehmen. Nichts ist verloren: Warten Sie einen Moment und senden Sie sie noch einmal. Sie kommt einmal an, wie oft Sie auch drücken.',
			closed:
				'Es wurde entfernt, während Sie schrieben. Hier steht, was Sie geschrieben haben, damit Sie es kopieren können.',
			tooLarge:
				'Ihr Text ist länger, als wir annehmen können. Gehen Sie zurück: Er steht noch im Formular. Kürzen Sie ihn und senden Sie noch einmal.',
		},
		typed: 'Das haben Sie geschrieben',
		again: 'Noch einmal senden',
		home: 'Zur Startseite',
	},
};
