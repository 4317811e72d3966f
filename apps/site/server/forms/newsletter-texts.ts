import type { LocaleCode } from '@website/contracts/locales';
import type { SubscriptionOutcome } from './forms-backend.ts';

/** Heading and text. */
export type NewsletterWords = readonly [heading: string, text: string];

interface Step extends Record<SubscriptionOutcome, NewsletterWords> {
	ask: NewsletterWords;
	button: string;
}

interface NewsletterTexts {
	confirm: Step;
	unsubscribe: Step;
	home: string;
}

/** Texts of the pages that newsletter mails link to. */
export const newsletterTexts: Record<LocaleCode, NewsletterTexts> = {
	en: {
		confirm: {
			ask: ['Confirm your subscription', 'One press, and the newsletter comes to your address.'],
			button: 'Confirm',
			done: ['You are subscribed', 'An e-mail with a link for unsubscribing is on its way.'],
			unknown: [
				'This link no longer works',
				'Its time is over, or the address has been unsubscribed. Fill in the newsletter form again, and you get a new one.',
			],
			unavailable: [
				'Not confirmed yet',
				'We could not do it just now. Please try again in a moment.',
			],
		},
		unsubscribe: {
			ask: ['Unsubscribe', 'One press, and your address is deleted from the list.'],
			button: 'Unsubscribe',
			done: ['You are unsubscribed', 'Your address is deleted, and no further newsletter comes.'],
			unknown: ['You are unsubscribed', 'The address is not on the list.'],
			unavailable: [
				'Not unsubscribed yet',
				'We could not do it just now. Please try again in a moment.',
			],
		},
		home: 'Go to the home page',
	},
	da: {
		confirm: {
			ask: ['Bekræft din tilmelding', 'Ét tryk, så kommer nyhedsbrevet til din adresse.'],
			button: 'Bekræft',
			done: ['Du er tilmeldt', 'En e-mail med et link til at afmelde sig er på vej.'],
			unknown: [
				'Linket virker ikke længere',
				'Tiden er gået, eller adressen er afmeldt. Udfyld formularen til nyhedsbrevet igen, så får du et nyt.',
			],
			unavailable: ['Ikke bekræftet endnu', 'Det lykkedes ikke lige nu. Prøv igen om et øjeblik.'],
		},
		unsubscribe: {
			ask: ['Afmeld nyhedsbrevet', 'Ét tryk, så slettes din adresse fra listen.'],
			button: 'Afmeld',
			done: ['Du er afmeldt', 'Din adresse er slettet, og der kommer ikke flere nyhedsbreve.'],
			unknown: ['Du er afmeldt', 'Adressen står ikke på listen.'],
			unavailable: ['Ikke afmeldt endnu', 'Det lykkedes ikke lige nu. Prøv igen om et øjeblik.'],
		},
		home: 'Gå til forsiden',
	},
	de: {
		confirm: {
			ask: ['Anmeldung bestätigen', 'Ein Klick, und der Newsletter kommt an Ihre Adresse.'],
			button: 'Bestätigen',
			done: ['Sie sind angemeldet', 'Eine E-Mail mit einem Link zum Abmelden ist unterwegs.'],
			unknown: [
				'Dieser Link gilt nicht mehr',
				'Die Zeit ist abgelaufen, oder die Adresse wurde abgemeldet. Füllen Sie das Newsletter-Formular noch einmal aus, dann erhalten Sie einen neuen.',
			],
			unavailable: [
				'Noch nicht bestätigt',
				'Das ging gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
			],
		},
		unsubscribe: {
			ask: ['Newsletter abmelden', 'Ein Klick, und Ihre Adresse wird von der Liste gelöscht.'],
			button: 'Abmelden',
			done: [
				'Sie sind abgemeldet',
				'Ihre Adresse ist gelöscht, und es kommt kein Newsletter mehr.',
			],
			unknown: ['Sie sind abgemeldet', 'Die Adresse steht nicht auf der Liste.'],
			unavailable: [
				'Noch nicht abgemeldet',
				'Das ging gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
			],
		},
		home: 'Zur Startseite',
	},
};
