import { translatorIn, words } from '../../platform/i18n/words.ts';

const texts = {
	title: words('Set up your site', 'Sæt din hjemmeside op', 'Richten Sie Ihre Website ein'),
	intro: words(
		'The terminal in which the site was started shows a one-time code. With it you become the first administrator.',
		'Terminalen, som hjemmesiden blev startet i, viser en engangskode. Med den bliver du den første administrator.',
		'Das Terminal, in dem die Website gestartet wurde, zeigt einen Einmalcode. Mit ihm werden Sie die erste Administratorin oder der erste Administrator.',
	),
	code: words('One-time code', 'Engangskode', 'Einmalcode'),
	codeHint: words(
		'Lost? Starting again, or “npm run admin -- setup”, prints a new one.',
		'Mistet? En ny start eller »npm run admin -- setup« viser en ny.',
		'Verloren? Ein neuer Start oder „npm run admin -- setup“ zeigt einen neuen.',
	),
	wrongCode: words(
		'This is not the code that the terminal shows.',
		'Det er ikke den kode, terminalen viser.',
		'Das ist nicht der Code, den das Terminal zeigt.',
	),
	tooMany: words(
		'Too many attempts. Please try again in {minutes} min.',
		'For mange forsøg. Prøv igen om {minutes} min.',
		'Zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
	),
	yourName: words('Your name', 'Dit navn', 'Ihr Name'),
	yourEmail: words('Your e-mail address', 'Din e-mailadresse', 'Ihre E-Mail-Adresse'),
	password: words('Password', 'Adgangskode', 'Passwort'),
	passwordHint: words(
		'At least 12 characters. Several words are easy to remember.',
		'Mindst 12 tegn. Flere ord er nemme at huske.',
		'Mindestens 12 Zeichen. Mehrere Wörter lassen sich gut merken.',
	),
	continue: words('Continue', 'Fortsæt', 'Weiter'),
	back: words('Back', 'Tilbage', 'Zurück'),
	step: words('Step {step} of {steps}', 'Trin {step} af {steps}', 'Schritt {step} von {steps}'),
	startTitle: words(
		'What do you begin with?',
		'Hvad vil du begynde med?',
		'Womit möchten Sie beginnen?',
	),
	starter: words('A small site', 'En lille hjemmeside', 'Eine kleine Website'),
	starterHint: words(
		'Home, about, contact with a form, blog, prices and legal pages. Words to replace stand in [brackets].',
		'Forside, om os, kontakt med formular, blog, priser og juridiske sider. Ord, der skal udskiftes, står i [klammer].',
		'Startseite, Über uns, Kontakt mit Formular, Blog, Preise und Rechtstexte. Zu ersetzende Wörter stehen in [Klammern].',
	),
	empty: words('An empty site', 'En tom hjemmeside', 'Eine leere Website'),
	emptyHint: words(
		'A home page with your name, and nothing else.',
		'En forside med virksomhedens navn og ikke andet.',
		'Eine Startseite mit Ihrem Namen, sonst nichts.',
	),
	demo: words('The demo', 'Demoen', 'Die Demo'),
	demoHint: words(
		'All pages of a made-up company, to look around. It brings its own name and languages.',
		'Alle sider fra en opdigtet virksomhed til at se sig om i. Den har sit eget navn og sine egne sprog.',
		'Alle Seiten einer erfundenen Firma zum Umsehen. Name und Sprachen bringt sie mit.',
	),
	languagesTitle: words('Which languages?', 'Hvilke sprog?', 'Welche Sprachen?'),
	otherLanguages: words(
		'Another language is added to the code by a command, such as: npm run new -- language fr Français',
		'Et andet sprog føjes til koden med en kommando, fx: npm run new -- language fr Français',
		'Eine weitere Sprache kommt mit einem Befehl in den Code, zum Beispiel: npm run new -- language fr Français',
	),
	featuresTitle: words(
		'What does the site have?',
		'Hvad skal hjemmesiden have?',
		'Was soll die Website haben?',
	),
	languagesHint: words(
		'Your first pages are written in these. Addresses of the default language have no prefix such as /en. You can change both later.',
		'Dine første sider skrives på disse sprog. Adresser på standardsproget har intet præfiks som /en. Du kan ændre begge dele senere.',
		'Ihre ersten Seiten entstehen in diesen Sprachen. Adressen der Standardsprache haben kein Präfix wie /en. Beides können Sie später ändern.',
	),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	defaultLanguage: words('Default language', 'Standardsprog', 'Standardsprache'),
	currencies: words('Currencies', 'Valutaer', 'Währungen'),
	currenciesHint: words(
		'Visitors choose which of these they see prices in.',
		'Besøgende vælger, hvilken af dem de ser priser i.',
		'Besucher wählen, in welcher davon sie Preise sehen.',
	),
	firstCurrency: words('Shown first', 'Vises først', 'Zuerst gezeigt'),
	companyTitle: words('Your company', 'Din virksomhed', 'Ihr Unternehmen'),
	name: words('Name', 'Navn', 'Name'),
	nameHint: words(
		'As it stands in the header and in the titles of pages.',
		'Som det står i sidehovedet og i sidernes titler.',
		'Wie er in der Kopfzeile und in den Seitentiteln steht.',
	),
	email: words(
		'E-mail address for visitors',
		'E-mailadresse til besøgende',
		'E-Mail-Adresse für Besucher',
	),
	emailHint: words(
		'Shown on the contact page; messages of the form go here.',
		'Vises på kontaktsiden, og formularens beskeder sendes hertil.',
		'Steht auf der Kontaktseite; Nachrichten des Formulars gehen dorthin.',
	),
	logo: words(
		'Logo (SVG, PNG, JPEG or WebP)',
		'Logo (SVG, PNG, JPEG eller WebP)',
		'Logo (SVG, PNG, JPEG oder WebP)',
	),
	logoHint: words(
		'Without a logo, the header shows the name.',
		'Uden logo viser sidehovedet navnet.',
		'Ohne Logo zeigt die Kopfzeile den Namen.',
	),
	logoStored: words('A logo is uploaded.', 'Et logo er uploadet.', 'Ein Logo ist hochgeladen.'),
	accent: words('Accent color', 'Accentfarve', 'Akzentfarbe'),
	secondary: words('Second color', 'Sekundær farve', 'Zweitfarbe'),
	pickColor: words('Choose: {color}', 'Vælg: {color}', 'Wählen: {color}'),
	accentHint: words(
		'Links and buttons. Without one, they are gray.',
		'Links og knapper. Uden den er de grå.',
		'Links und Schaltflächen. Ohne Akzentfarbe sind sie grau.',
	),
	secondaryHint: words(
		'Wide fields. Without one, a color that suits the accent.',
		'Store flader. Uden den en farve, der passer til accentfarven.',
		'Große Flächen. Ohne sie eine Farbe, die zur Akzentfarbe passt.',
	),
	noColor: words(
		'A color is written as # and six hexadecimal digits, such as #1b5fd0.',
		'En farve skrives som # og seks hexadecimale cifre, for eksempel #1b5fd0.',
		'Eine Farbe wird als # mit sechs hexadezimalen Ziffern geschrieben, zum Beispiel #1b5fd0.',
	),
	finishTitle: words('Ready', 'Klar', 'Bereit'),
	finishHint: words(
		'Your pages are made now. This takes a few seconds.',
		'Nu bliver siderne lavet. Det tager nogle sekunder.',
		'Jetzt entstehen Ihre Seiten. Das dauert einige Sekunden.',
	),
	finish: words('Set up the site', 'Sæt hjemmesiden op', 'Website einrichten'),
	working: words('The pages are being made …', 'Siderne bliver lavet …', 'Die Seiten entstehen …'),
	doneTitle: words('Your site is set up', 'Hjemmesiden er sat op', 'Ihre Website ist eingerichtet'),
	doneHint: words(
		'The dashboard lists what is left to do before visitors come.',
		'Overblikket viser, hvad der mangler, før de besøgende kommer.',
		'Die Übersicht zeigt, was noch zu tun ist, bevor Besucher kommen.',
	),
	openSite: words('Open the site', 'Åbn hjemmesiden', 'Website öffnen'),
	openDashboard: words('Open the dashboard', 'Åbn overblikket', 'Übersicht öffnen'),
	closed: words(
		'This site is set up already.',
		'Hjemmesiden er allerede sat op.',
		'Diese Website ist bereits eingerichtet.',
	),
	signIn: words('Sign in', 'Log ind', 'Anmelden'),
	running: words(
		'The set-up is running already. Please wait a moment.',
		'Hjemmesiden er ved at blive sat op. Vent et øjeblik.',
		'Die Einrichtung läuft bereits. Bitte warten Sie einen Moment.',
	),
	missing: words(
		'These answers are missing: {fields}',
		'Disse svar mangler: {fields}',
		'Diese Antworten fehlen: {fields}',
	),
	notAllowed: words(
		'The site is being set up by its first administrator.',
		'Hjemmesiden bliver sat op af sin første administrator.',
		'Die erste Administratorin oder der erste Administrator richtet die Website ein.',
	),
	launchTitle: words(
		'Before visitors come: {done} of {all} done',
		'Før de besøgende kommer: {done} af {all} er klaret',
		'Bevor Besucher kommen: {done} von {all} erledigt',
	),
	tick: words('Not needed', 'Ikke nødvendigt', 'Nicht nötig'),
	tickBackup: words('I have one', 'Det har jeg', 'Habe ich'),
	legalItem: words('Legal pages', 'Juridiske sider', 'Rechtstexte'),
	legalHow: words(
		'Replace the words in [brackets] on the pages that the bottom line of the footer leads to, and publish them.',
		'Udskift ordene i [klammer] på de sider, som sidefodens nederste linje fører til, og udgiv dem.',
		'Ersetzen Sie die Wörter in [Klammern] auf den Seiten, zu denen die unterste Zeile der Fußzeile führt, und veröffentlichen Sie sie.',
	),
	mailItem: words('Mail', 'E-mail', 'E-Mail'),
	mailHow: words(
		'Set SMTP_URL and MAIL_FROM, so that forms, invitations and forgotten passwords arrive.',
		'Angiv SMTP_URL og MAIL_FROM, så formularer, invitationer og glemte adgangskoder når frem.',
		'Setzen Sie SMTP_URL und MAIL_FROM, damit Formulare, Einladungen und vergessene Passwörter ankommen.',
	),
	domainItem: words('Domain', 'Domæne', 'Ihre Domain'),
	domainHow: words(
		'Set SITE_URL and BACKEND_URL to your https addresses.',
		'Angiv dine https-adresser i SITE_URL og BACKEND_URL.',
		'Setzen Sie SITE_URL und BACKEND_URL auf Ihre https-Adressen.',
	),
	servicesItem: words(
		'Consent, tags and statistics',
		'Samtykke, tags og statistik',
		'Einwilligung, Tags und Statistik',
	),
	servicesHow: words(
		'Set CONSENT_SCRIPT_URL and TAG_MANAGER_ID or ANALYTICS_SCRIPT_URL for the site.',
		'Angiv CONSENT_SCRIPT_URL og TAG_MANAGER_ID eller ANALYTICS_SCRIPT_URL for hjemmesiden.',
		'Setzen Sie CONSENT_SCRIPT_URL und TAG_MANAGER_ID oder ANALYTICS_SCRIPT_URL für die Website.',
	),
	pricesItem: words('Prices', 'Priser', 'Preise'),
	pricesHow: words(
		'Import your price lists as CSV.',
		'Importér dine prislister som CSV.',
		'Importieren Sie Ihre Preislisten als CSV.',
	),
	redirectsItem: words('Redirects', 'Omdirigeringer', 'Weiterleitungen'),
	redirectsHow: words(
		'Import the addresses of your former site as CSV, so that old links still work.',
		'Importér adresserne fra din tidligere hjemmeside som CSV, så gamle links stadig virker.',
		'Importieren Sie die Adressen Ihrer früheren Website als CSV, damit alte Links weiter funktionieren.',
	),
	backupItem: words('Backup', 'Sikkerhedskopi', 'Sicherung'),
	backupHow: words(
		'Back up database, files and secrets each day, and restore them once to see that it works.',
		'Tag hver dag en kopi af database, filer og hemmeligheder, og gendan den én gang for at se, at det virker.',
		'Sichern Sie täglich Datenbank, Dateien und Geheimnisse, und stellen Sie sie einmal wieder her, um zu sehen, dass es klappt.',
	),
	secondFactorItem: words('Second factor', 'Ekstra faktor', 'Zweiter Faktor'),
	secondFactorHow: words(
		'Every administrator sets one up under “Account”.',
		'Alle administratorer slår den til under »Konto«.',
		'Jede Administratorin und jeder Administrator richtet ihn unter „Konto“ ein.',
	),
};

export type SetupKey = keyof typeof texts;

/** Returns a function that translates the setup's texts into the interface language and fills in values. */
export function setupText({ language }: { language: string }) {
	const t = translatorIn(language);
	return (key: SetupKey, values: Readonly<Record<string, string | number>> = {}): string =>
		t(texts[key], values);
}
