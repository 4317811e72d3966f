import { words } from '../../../platform/i18n/words.ts';

/** The texts of the drawer that plans a publication, and of the list of plans. */
export const planWords = {
	open: words('Schedule …', 'Planlæg …', 'Planen …'),
	title: words('Schedule', 'Planlæg', 'Planen'),
	action: words('What happens', 'Hvad der sker', 'Was geschieht'),
	publish: words('Publish', 'Udgiv', 'Veröffentlichen'),
	unpublish: words('Take offline', 'Tag af nettet', 'Offline nehmen'),
	time: words('When', 'Hvornår', 'Wann'),
	timeZone: words('Your time zone:', 'Din tidszone:', 'Ihre Zeitzone:'),
	language: words('Language', 'Sprog', 'Sprache'),
	allLanguages: words('All languages', 'Alle sprog', 'Alle Sprachen'),
	save: words('Schedule', 'Planlæg', 'Planen'),
	saved: words('Planned for', 'Planlagt til', 'Geplant für'),
	timeRequired: words(
		'Choose a day and a time.',
		'Vælg dag og tid.',
		'Bitte Tag und Uhrzeit wählen.',
	),
	errors: words(
		'This stops publishing. Mend it first, then schedule:',
		'Dette hindrer udgivelse. Ret det først, og planlæg så:',
		'Das verhindert die Veröffentlichung. Erst beheben, dann planen:',
	),
	warnings: words(
		'It is planned. To consider until then:',
		'Det er planlagt. Overvej inden da:',
		'Es ist geplant. Bis dahin zu bedenken:',
	),
	changes: words('What it publishes', 'Det bliver udgivet', 'Was veröffentlicht wird'),
	shared: words('In all languages', 'På alle sprog', 'In allen Sprachen'),
	noChanges: words('no changes', 'ingen ændringer', 'keine Änderungen'),
	laterChanges: words(
		'Later changes are not part of the plan.',
		'Senere ændringer er ikke med i planen.',
		'Spätere Änderungen gehören nicht zum Plan.',
	),
	planned: words('Planned', 'Planlagt', 'Geplant'),
	none: words('Nothing is planned.', 'Intet er planlagt.', 'Nichts ist geplant.'),
	removePlan: words('Remove the plan', 'Fjern planen', 'Plan entfernen'),
	planRemoved: words('The plan is removed.', 'Planen er fjernet.', 'Der Plan ist entfernt.'),
	problem: words('That did not work.', 'Det lykkedes ikke.', 'Das hat nicht geklappt.'),
	kind: words('Kind', 'Type', 'Art'),
	all: words('All', 'Alle', 'Alle'),
	globals: words('The whole site', 'Hele hjemmesiden', 'Gesamte Website'),
	filter: words('Show', 'Vis', 'Anzeigen'),
	failed: words('Failed', 'Mislykket', 'Fehlgeschlagen'),
};
