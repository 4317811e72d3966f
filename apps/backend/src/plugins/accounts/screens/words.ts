import { words } from '../../../platform/i18n/words.ts';

export const screenWords = {
	email: words('E-mail address', 'E-mailadresse', 'E-Mail-Adresse'),
	password: words('Password', 'Adgangskode', 'Passwort'),
	newPassword: words('New password', 'Ny adgangskode', 'Neues Passwort'),
	currentPassword: words(
		'Your current password',
		'Din nuværende adgangskode',
		'Ihr aktuelles Passwort',
	),
	code: words('Code', 'Kode', 'Code'),
	signIn: words('Sign in', 'Log ind', 'Anmelden'),
	provider: words('Sign in with {name}', 'Log ind med {name}', 'Mit {name} anmelden'),
	next: words('Continue', 'Fortsæt', 'Weiter'),
	back: words('Back', 'Tilbage', 'Zurück'),
	cancel: words('Cancel', 'Annullér', 'Abbrechen'),
	backToSignIn: words('Back to sign-in', 'Tilbage til login', 'Zurück zur Anmeldung'),
};

export { translatorIn } from '../../../platform/i18n/words.ts';
