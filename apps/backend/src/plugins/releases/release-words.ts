import { words } from '../../platform/i18n/words.ts';

/** The texts of the release screens. */
export const releaseWords = {
	content: words('In this release', 'I denne samlede udgivelse', 'In diesem Release'),
	empty: words(
		'Nothing yet. Add documents here, or with “Add to a release” beside their forms, also the header.',
		'Intet endnu. Tilføj dokumenter her eller med »Føj til samlet udgivelse« ved deres formularer, også sidehovedet.',
		'Noch nichts. Fügen Sie Dokumente hier hinzu oder neben ihren Formularen mit „Zu Release hinzufügen“, auch die Kopfzeile.',
	),
	addDocument: words('Add a document', 'Tilføj et dokument', 'Dokument hinzufügen'),
	saveFirst: words(
		'Save the release first.',
		'Gem først den samlede udgivelse.',
		'Speichern Sie zuerst das Release.',
	),
	viewAll: words('Look at all of it', 'Se det hele', 'Alles ansehen'),
	view: words('Look', 'Se', 'Ansehen'),
	publish: words('Publish all', 'Udgiv alt', 'Alles veröffentlichen'),
	publishIn: words(
		'Publish in {languages}',
		'Udgiv på {languages}',
		'Auf {languages} veröffentlichen',
	),
	confirmWithWarnings: words(
		'Some of it has points to consider; they are listed below each document. Visitors see all drafts of this release at once, in {languages}. Other languages stay as they are.',
		'Noget af det har punkter at overveje; de står under hvert dokument. Besøgende ser alle kladder i denne samlede udgivelse på én gang, på {languages}. Andre sprog bliver, som de er.',
		'Manches davon hat Punkte, die zu bedenken sind; sie stehen unter jedem Dokument. Besucher sehen alle Entwürfe dieses Release auf einmal, auf {languages}. Andere Sprachen bleiben, wie sie sind.',
	),
	confirmText: words(
		'Visitors see all drafts of this release at once, in {languages}. Other languages stay as they are.',
		'Besøgende ser alle kladder i denne samlede udgivelse på én gang, på {languages}. Andre sprog bliver, som de er.',
		'Besucher sehen alle Entwürfe dieses Release auf einmal, auf {languages}. Andere Sprachen bleiben, wie sie sind.',
	),
	published: words('All of it is published.', 'Alt er udgivet.', 'Alles ist veröffentlicht.'),
	remove: words('Take out', 'Tag ud', 'Herausnehmen'),
	useCurrentDraft: words('Take as it is now', 'Tag som det er nu', 'Jetzigen Stand übernehmen'),
	states: {
		ready: words('draft', 'kladde', 'Entwurf'),
		changed: words(
			'changed since it was added; published as it was',
			'ændret, siden det blev tilføjet; udgives, som det var',
			'seit dem Hinzufügen geändert; wird im früheren Stand veröffentlicht',
		),
		done: words('published', 'udgivet', 'veröffentlicht'),
		gone: words('deleted', 'slettet', 'gelöscht'),
	},
	warnings: words('To consider', 'Overvej', 'Zu bedenken'),
	addedBy: words('added by', 'tilføjet af', 'hinzugefügt von'),
	loadError: words(
		'The release could not be read. Reload the page.',
		'Den samlede udgivelse kunne ikke læses. Genindlæs siden.',
		'Das Release konnte nicht gelesen werden. Laden Sie die Seite neu.',
	),
	panelTitle: words('Releases', 'Samlede udgivelser', 'Releases'),
	partOf: words('Part of', 'Del af', 'Teil von'),
	add: words('Add to a release', 'Føj til samlet udgivelse', 'Zu Release hinzufügen'),
	added: words('Added.', 'Tilføjet.', 'Hinzugefügt.'),
	choose: words('Choose a release', 'Vælg samlet udgivelse', 'Release wählen'),
	newRelease: words('New release …', 'Ny samlet udgivelse …', 'Neues Release …'),
	newTitle: words('Its title', 'Dens titel', 'Titel des Release'),
	confirm: words('Add', 'Tilføj', 'Hinzufügen'),
};
