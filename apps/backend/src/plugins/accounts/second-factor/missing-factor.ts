import { words } from '../../../platform/i18n/words.ts';

export const missingFactorWords = {
	code: words(
		'Enter the code that your authenticator app shows, or one of your recovery codes.',
		'Indtast koden fra din godkendelsesapp eller en af dine gendannelseskoder.',
		'Geben Sie den Code Ihrer Authentifizierungs-App ein oder einen Ihrer Wiederherstellungscodes.',
	),
	enrollment: words(
		'Your account needs a second factor. Set one up to sign in.',
		'Din konto kræver en ekstra faktor. Opret den for at logge ind.',
		'Ihr Konto braucht einen zweiten Faktor. Richten Sie ihn ein, um sich anzumelden.',
	),
};

export const wrongCode = words(
	'This code is not right, or it has been used already. Wait for the next one.',
	'Koden er forkert eller allerede brugt. Vent på den næste.',
	'Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.',
);

export const unreadableFactor = words(
	'No code can be checked, because the server’s secret has changed since the second factor was set up. Ask an administrator to remove it.',
	'Ingen kode kan kontrolleres, fordi serverens hemmelige nøgle er ændret, siden den ekstra faktor blev oprettet. Bed en administrator om at fjerne den.',
	'Es kann kein Code geprüft werden, weil der geheime Schlüssel des Servers seit dem Einrichten des zweiten Faktors geändert wurde. Bitten Sie die Administration, ihn zu entfernen.',
);
