import { words } from '../../platform/i18n/words.ts';

/** The texts of the dashboard. */
export const dashboardWords = {
	title: words('Overview', 'Overblik', 'Übersicht'),
	begin: words('Begin', 'Begynd', 'Beginnen'),
	openSite: words('Open the site', 'Åbn hjemmesiden', 'Website öffnen'),
	newPage: words('New page', 'Ny side', 'Neue Seite'),
	newArticle: words('New article', 'Ny artikel', 'Neuer Artikel'),
	prices: words('SMS prices', 'Sms-priser', 'SMS-Preise'),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	language: words('Language', 'Sprog', 'Sprache'),
	mine: words('Waiting for you', 'Venter på dig', 'Wartet auf Sie'),
	mineNothing: words(
		'None of your changes wait to be published.',
		'Ingen af dine ændringer venter på at blive udgivet.',
		'Keine Ihrer Änderungen wartet auf Veröffentlichung.',
	),
	allPlanned: words('All plans', 'Alle planer', 'Alle Planungen'),
	failed: words('Failed', 'Mislykket', 'Fehlgeschlagen'),
	failedPublishing: words('Planned publishing', 'Planlagt udgivelse', 'Geplante Veröffentlichung'),
	all: words('All translations', 'Alle oversættelser', 'Alle Übersetzungen'),
};

/** The texts for retrying and dismissing failed work. */
export const failedWords = {
	retry: words('Try again', 'Prøv igen', 'Erneut versuchen'),
	retried: words(
		'It is tried again now.',
		'Det forsøges igen nu.',
		'Es wird jetzt erneut versucht.',
	),
	dismiss: words('Dismiss', 'Fjern', 'Verwerfen'),
	dismissed: words('Dismissed.', 'Fjernet.', 'Verworfen.'),
	problem: words('That did not work.', 'Det lykkedes ikke.', 'Das hat nicht geklappt.'),
};
