import { plural } from '../../platform/i18n/plural.ts';
import { words } from '../../platform/i18n/words.ts';

/** The texts of the share link panel. */
export const shareWords = {
	title: words('Share the draft', 'Del kladden', 'Entwurf freigeben'),
	hint: words(
		'A link shows this draft, as it is when it is opened, to anybody who has it. No account is needed.',
		'Et link viser kladden, som den er, når det åbnes, til enhver, der har linket. Der kræves ingen konto.',
		'Ein Link zeigt den Entwurf im jeweils aktuellen Stand allen, die ihn haben. Ein Konto ist nicht nötig.',
	),
	newLink: words('New link …', 'Nyt link …', 'Neuer Link …'),
	languages: words('In which languages', 'På hvilke sprog', 'In welchen Sprachen'),
	lastDay: words('Last day', 'Sidste dag', 'Letzter Tag'),
	create: words('Make the link', 'Opret link', 'Link erstellen'),
	cancel: words('Cancel', 'Annullér', 'Abbrechen'),
	copyNow: words(
		'Copy the link now: it is shown this once.',
		'Kopiér linket nu: Det vises kun denne ene gang.',
		'Kopieren Sie den Link jetzt: Er wird nur dieses eine Mal angezeigt.',
	),
	address: words('Link', 'Link', 'Link'),
	until: words('until', 'til', 'bis'),
	by: words('by', 'af', 'von'),
	expired: words('expired', 'udløbet', 'abgelaufen'),
	withdrawn: words('withdrawn by', 'trukket tilbage af', 'widerrufen von'),
	neverOpened: words('not opened yet', 'endnu ikke åbnet', 'noch nicht geöffnet'),
	opened: plural(
		words('opened once, {time}', 'åbnet én gang, {time}', 'einmal geöffnet, {time}'),
		words(
			'opened {count} times, last {time}',
			'åbnet {count} gange, senest {time}',
			'{count}-mal geöffnet, zuletzt {time}',
		),
	),
	withdraw: words('Withdraw', 'Træk tilbage', 'Widerrufen'),
	none: words('No links.', 'Ingen links.', 'Keine Links.'),
	loadError: words(
		'The links could not be read. Reload the page.',
		'Links kunne ikke læses. Genindlæs siden.',
		'Die Links konnten nicht gelesen werden. Laden Sie die Seite neu.',
	),
};
