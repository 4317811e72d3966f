import { words } from '../../../platform/i18n/words.ts';

/** Labels of the "Used in" panel, and of the dialogs that unpublish or delete documents. */
export const usageWords = {
	title: words('Used in', 'Brugt i', 'Verwendet in'),
	nowhere: words(
		'Nothing leads here or shows this.',
		'Intet fører hertil eller viser dette.',
		'Nichts führt hierher oder zeigt dies.',
	),
	counting: words(
		'Older content is still being looked through; there may be more.',
		'Ældre indhold gennemses stadig; der kan være mere.',
		'Ältere Inhalte werden noch durchgesehen; es kann mehr geben.',
	),
	failed: words(
		'What uses this could not be read. Try again.',
		'Det kunne ikke læses, hvad der bruger dette. Prøv igen.',
		'Es ließ sich nicht lesen, was dies verwendet. Bitte noch einmal versuchen.',
	),
	below: words(
		'The pages below it can only be reached while it is published.',
		'Siderne under den kan kun nås, mens den er udgivet.',
		'Die Seiten darunter sind nur erreichbar, solange sie veröffentlicht ist.',
	),
	more: words('And {count} more.', 'Og {count} mere.', 'Und {count} weitere.'),
	draft: words('Draft', 'Kladde', 'Entwurf'),
	choose: words('Choose …', 'Vælg …', 'Wählen …'),
	selected: words('Chosen:', 'Valgt:', 'Gewählt:'),
	cancel: words('Cancel', 'Annullér', 'Abbrechen'),
	unpublishNow: words('Unpublish', 'Træk tilbage', 'Veröffentlichung aufheben'),
	goesOffline: words(
		'All languages are deleted. These go offline: {languages}.',
		'Alle sprog slettes. Disse går offline: {languages}.',
		'Alle Sprachen werden gelöscht. Diese gehen offline: {languages}.',
	),
	unpublishOnly: words(
		'Unpublish in {language} only …',
		'Træk kun tilbage på {language} …',
		'Veröffentlichung nur auf {language} aufheben …',
	),
	delete: words('Delete …', 'Slet …', 'Löschen …'),
	deleteNow: words('Delete', 'Slet', 'Löschen'),
	trashNow: words('Move to trash', 'Flyt til papirkurven', 'In den Papierkorb'),
	done: words('Done', 'Udført', 'Erledigt'),
	tooMany: words(
		'At most {most} at once. Narrow the list with a filter, or choose page by page.',
		'Højst {most} ad gangen. Afgræns listen med et filter, eller vælg side for side.',
		'Höchstens {most} auf einmal. Liste mit einem Filter eingrenzen oder Seite für Seite wählen.',
	),
	changed: words(
		'The list has changed meanwhile. Reload it, and choose again.',
		'Listen er ændret i mellemtiden. Genindlæs den, og vælg igen.',
		'Die Liste hat sich inzwischen geändert. Bitte neu laden und noch einmal wählen.',
	),
	answersGo: words(
		'All answers to this form are deleted with it.',
		'Alle svar på formularen slettes sammen med den.',
		'Alle Antworten auf dieses Formular werden mit gelöscht.',
	),
	where: words(
		'Where should its address lead?',
		'Hvor skal adressen føre hen?',
		'Wohin soll die Adresse führen?',
	),
	toDocument: words(
		'To another page, article or category',
		'Til en anden side, artikel eller kategori',
		'Zu einer anderen Seite, einem Artikel oder einer Kategorie',
	),
	toAddress: words('To an address', 'Til en adresse', 'Zu einer Adresse'),
	gone: words(
		'Nowhere: it is gone for good (410)',
		'Ingen steder: den er fjernet for altid (410)',
		'Nirgendwohin: endgültig entfernt (410)',
	),
	nothing: words(
		'Nowhere, it may come back (404)',
		'Ingen steder, den kommer måske igen (404)',
		'Nirgendwohin, sie kommt vielleicht wieder (404)',
	),
	address: words(
		'Address (/… or https://…)',
		'Adresse (/… eller https://…)',
		'Adresse (/… oder https://…)',
	),
	problem: words('That did not work.', 'Det lykkedes ikke.', 'Das hat nicht geklappt.'),
};
