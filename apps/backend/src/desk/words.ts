import { words } from '../editing/words.ts';

/** What the first screen says. */
export const deskWords = {
	begin: words('Begin', 'Begynd', 'Beginnen'),
	openSite: words('Open the site', 'Åbn webstedet', 'Website öffnen'),
	newPage: words('New page', 'Ny side', 'Neue Seite'),
	newArticle: words('New article', 'Ny artikel', 'Neuer Artikel'),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	language: words('Language', 'Sprog', 'Sprache'),
	mine: words('Waiting for you', 'Venter på dig', 'Wartet auf Sie'),
	mineNothing: words(
		'None of your changes wait to be published.',
		'Ingen af dine ændringer venter på at blive udgivet.',
		'Keine Ihrer Änderungen wartet auf Veröffentlichung.',
	),
	reviews: words('Reviews', 'Gennemsyn', 'Prüfungen'),
	toReview: words('waits for your review', 'venter på dit gennemsyn', 'wartet auf Ihre Prüfung'),
	sentBack: words('sent back to you', 'sendt tilbage til dig', 'an Sie zurückgegeben'),
	approved: words('approved', 'godkendt', 'freigegeben'),
	planned: words('Planned', 'Planlagt', 'Geplant'),
	calendar: words('Calendar', 'Kalender', 'Kalender'),
	plannedNothing: words('Nothing is planned.', 'Intet er planlagt.', 'Nichts ist geplant.'),
	publish: words('Publish', 'Udgiv', 'Veröffentlichen'),
	unpublish: words('Take offline', 'Tag af nettet', 'Offline nehmen'),
	failed: words('Failed', 'Mislykket', 'Fehlgeschlagen'),
	failedPublishing: words('Planned publishing', 'Planlagt udgivelse', 'Geplante Veröffentlichung'),
	failedSite: words(
		'A site could not be told of a change',
		'Et websted fik ikke besked om en ændring',
		'Eine Website erfuhr nicht von einer Änderung',
	),
	failedMail: words(
		'A mail could not be sent',
		'En e-mail kunne ikke sendes',
		'Eine E-Mail konnte nicht gesendet werden',
	),
	failedOther: words('A task failed', 'En opgave mislykkedes', 'Eine Aufgabe schlug fehl'),
	outdated: words('Outdated', 'Forældet', 'Veraltet'),
	recent: words('Changed last', 'Senest ændret', 'Zuletzt geändert'),
	recentNothing: words('Nothing yet.', 'Intet endnu.', 'Noch nichts.'),
	untitled: words('Untitled', 'Uden titel', 'Ohne Titel'),
	all: words('All translations', 'Alle oversættelser', 'Alle Übersetzungen'),
};
