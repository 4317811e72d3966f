import { words } from '../../platform/i18n/words.ts';

/** The texts of the report of broken links, with placeholders such as `{count}`. */
export const linkReportWords = {
	title: words('Broken links', 'Døde links', 'Tote Links'),
	none: words(
		'No broken links were found.',
		'Der blev ikke fundet døde links.',
		'Es wurden keine toten Links gefunden.',
	),
	notYet: words(
		'The first report comes soon after the start of the program, then one each week.',
		'Den første rapport kommer kort efter programmets start, derefter én hver uge.',
		'Der erste Bericht kommt kurz nach dem Start des Programms, dann einer jede Woche.',
	),
	checked: words('Checked', 'Kontrolleret', 'Geprüft'),
	again: words('Check again', 'Kontrollér igen', 'Erneut prüfen'),
	notChecked: words(
		'The links could not be checked.',
		'Linkene kunne ikke kontrolleres.',
		'Die Links ließen sich nicht prüfen.',
	),
	weekly: words(
		'Every week a report is made and mailed to those who may publish. Checking again looks at links within the site.',
		'Hver uge laves der en rapport, som sendes til dem, der må udgive. En ny kontrol ser på links inden for hjemmesiden.',
		'Jede Woche entsteht ein Bericht, der an alle geht, die veröffentlichen dürfen. Eine erneute Prüfung betrifft Links innerhalb der Website.',
	),
	document: words('Document', 'Dokument', 'Dokument'),
	languages: words('Languages', 'Sprog', 'Sprachen'),
	leadsTo: words('Leads to', 'Fører til', 'Führt zu'),
	why: words('What is wrong', 'Hvad der er galt', 'Was nicht stimmt'),
	more: words('And {count} more.', 'Og {count} mere.', 'Und {count} weitere.'),
	hello: words('Hello {name},', 'Hej {name}', 'Guten Tag {name},'),
	helloNobody: words('Hello,', 'Hej', 'Guten Tag,'),
	subject: words(
		'Broken links on {site}: {count}',
		'Døde links på {site}: {count}',
		'Tote Links auf {site}: {count}',
	),
	found: words(
		'Published content of {site} has links that lead nowhere: {count}.',
		'Udgivet indhold på {site} har links, der ikke fører nogen steder hen: {count}.',
		'Veröffentlichte Inhalte auf {site} haben Links, die nirgendwohin führen: {count}.',
	),
	open: words('Open the report', 'Åbn rapporten', 'Bericht öffnen'),
	next: words(
		'You get this e-mail each week in which there are broken links, as you may publish.',
		'Du får denne e-mail hver uge, der er døde links, fordi du må udgive.',
		'Sie bekommen diese E-Mail in jeder Woche mit toten Links, da Sie veröffentlichen dürfen.',
	),
};
