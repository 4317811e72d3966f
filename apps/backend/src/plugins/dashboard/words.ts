import { type Words, words } from '../../platform/i18n/words.ts';

/** The texts of the dashboard. */
export const dashboardWords = {
	title: words('Overview', 'Overblik', 'Übersicht'),
	begin: words('Begin', 'Begynd', 'Beginnen'),
	openSite: words('Open the site', 'Åbn hjemmesiden', 'Website öffnen'),
	newPage: words('New page', 'Ny side', 'Neue Seite'),
	newArticle: words('New article', 'Ny artikel', 'Neuer Artikel'),
	prices: words('SMS prices', 'Sms-priser', 'SMS-Preise'),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	mine: words('Waiting for you', 'Venter på dig', 'Wartet auf Sie'),
	mineNothing: words(
		'None of your changes wait to be published.',
		'Ingen af dine ændringer venter på at blive udgivet.',
		'Keine Ihrer Änderungen wartet auf Veröffentlichung.',
	),
	allPlanned: words('All plans', 'Alle planer', 'Alle Planungen'),
	failed: words('Failed', 'Mislykket', 'Fehlgeschlagen'),
	failedPublishing: words('Planned publishing', 'Planlagt udgivelse', 'Geplante Veröffentlichung'),
	failedTask: words('A task failed', 'En opgave mislykkedes', 'Eine Aufgabe schlug fehl'),
	times: words('{count} times', '{count} gange', '{count}-mal'),
	all: words('All translations', 'Alle oversættelser', 'Alle Übersetzungen'),
	retry: words('Try again', 'Prøv igen', 'Erneut versuchen'),
	retried: words(
		'It is tried again now.',
		'Det forsøges igen nu.',
		'Es wird jetzt erneut versucht.',
	),
	dismiss: words('Dismiss', 'Fjern', 'Verwerfen'),
	dismissed: words('Dismissed.', 'Fjernet.', 'Verworfen.'),
};

/** The titles of failed tasks without a subject. */
export const failedTaskWords: ReadonlyMap<string, Words> = new Map([
	[
		'notifySite',
		words(
			'A site could not be told of a change',
			'En hjemmeside fik ikke besked om en ændring',
			'Eine Website erfuhr nicht von einer Änderung',
		),
	],
	[
		'sendLink',
		words(
			'An e-mail with a link for an account could not be sent',
			'En e-mail med et link til en konto kunne ikke sendes',
			'Eine E-Mail mit einem Link für ein Konto konnte nicht gesendet werden',
		),
	],
	[
		'tellOfReview',
		words(
			'An e-mail about a review could not be sent',
			'En e-mail om et gennemsyn kunne ikke sendes',
			'Eine E-Mail über eine Prüfung konnte nicht gesendet werden',
		),
	],
	[
		'tellPlanner',
		words(
			'An e-mail about planned publishing could not be sent',
			'En e-mail om planlagt udgivelse kunne ikke sendes',
			'Eine E-Mail über eine geplante Veröffentlichung konnte nicht gesendet werden',
		),
	],
]);
