import type { Feature } from '@website/contracts/site-options';
import { type Words, words } from '../../platform/i18n/words.ts';

export const languagesWords = {
	title: words('Languages and features', 'Sprog og funktioner', 'Sprachen und Funktionen'),
	notAllowed: words(
		'Administrators choose languages, currencies and features.',
		'Administratorer vælger sprog, valutaer og funktioner.',
		'Sprachen, Währungen und Funktionen wählen Administratoren.',
	),
	languages: words('Languages of the site', 'Sprog på hjemmesiden', 'Sprachen der Website'),
	languagesHint: words(
		'A language that is off is hidden from visitors and editors. Its documents are kept and come back when you switch it on.',
		'Et sprog, der er slået fra, er skjult for besøgende og redaktører. Dets dokumenter bevares og kommer tilbage, når du slår det til.',
		'Eine ausgeschaltete Sprache sehen weder Besucher noch Redakteure. Ihre Dokumente bleiben erhalten und sind wieder da, sobald Sie sie einschalten.',
	),
	isDefault: words('Default language', 'Standardsprog', 'Standardsprache'),
	defaultHint: words(
		'Addresses of the default language have no prefix. Choosing another one changes addresses; old ones lead to the new ones.',
		'Adresser på standardsproget har intet præfiks. Vælger du et andet, ændres adresserne; de gamle fører til de nye.',
		'Adressen der Standardsprache haben kein Präfix. Wählen Sie eine andere, ändern sich Adressen; alte führen zu den neuen.',
	),
	missing: words(
		'Not published in {language} yet:',
		'Endnu ikke udgivet på {language}:',
		'Auf {language} noch nicht veröffentlicht:',
	),
	complete: words(
		'Everything is published in {language}.',
		'Alt er udgivet på {language}.',
		'Auf {language} ist alles veröffentlicht.',
	),
	off: words(
		'Addresses of languages that are off',
		'Adresser på sprog, der er slået fra',
		'Adressen ausgeschalteter Sprachen',
	),
	redirect: words(
		'Lead to the page in the default language',
		'Fører til siden på standardsproget',
		'Führen zur Seite in der Standardsprache',
	),
	redirectHint: words(
		'Or to the home page, where there is no such page.',
		'Eller til forsiden, hvis siden ikke findes.',
		'Oder zur Startseite, wo es die Seite nicht gibt.',
	),
	gone: words('Answer “gone” (410)', 'Svarer »fjernet« (410)', 'Antworten „entfernt“ (410)'),
	goneHint: words(
		'Search engines forget them sooner.',
		'Søgemaskiner glemmer dem hurtigere.',
		'Suchmaschinen vergessen sie schneller.',
	),
	currencies: words('Currencies for visitors', 'Valutaer for besøgende', 'Währungen für Besucher'),
	currenciesHint: words(
		'Prices in currencies that are off are kept, but not shown.',
		'Priser i valutaer, der er slået fra, bevares, men vises ikke.',
		'Preise in ausgeschalteten Währungen bleiben erhalten, werden aber nicht gezeigt.',
	),
	firstCurrency: words('Shown first', 'Vises først', 'Zuerst gezeigt'),
	features: words('Parts of the site', 'Hjemmesidens dele', 'Bestandteile der Website'),
	featuresHint: words(
		'What is off is gone everywhere: its pages, links and sections for visitors, its lists for editors. Everything is kept and comes back when you switch it on.',
		'Det, der er slået fra, er væk overalt: sider, links og sektioner for besøgende, lister for redaktører. Alt bevares og kommer tilbage, når du slår det til.',
		'Was ausgeschaltet ist, verschwindet überall: Seiten, Links und Abschnitte für Besucher, Listen für Redakteure. Alles bleibt erhalten und ist wieder da, sobald Sie es einschalten.',
	),
	save: words('Save', 'Gem', 'Speichern'),
	saved: words('Saved.', 'Gemt.', 'Gespeichert.'),
	sureTitle: words('Change the site?', 'Ændre hjemmesiden?', 'Website ändern?'),
	sureOff: words(
		'Visitors no longer see the pages in {languages}.',
		'Besøgende ser ikke længere siderne på {languages}.',
		'Besucher sehen die Seiten auf {languages} nicht mehr.',
	),
	sureOn: words(
		'Visitors see what is published in {languages}.',
		'Besøgende ser det, der er udgivet på {languages}.',
		'Besucher sehen, was auf {languages} veröffentlicht ist.',
	),
	sureDefault: words(
		'Pages in {to} get addresses without a prefix, pages in {from} addresses with one.',
		'Sider på {to} får adresser uden præfiks, sider på {from} adresser med præfiks.',
		'Seiten auf {to} bekommen Adressen ohne Präfix, Seiten auf {from} Adressen mit Präfix.',
	),
	sureGone: words(
		'Visitors and editors no longer see: {features}.',
		'Besøgende og redaktører ser ikke længere: {features}.',
		'Besucher und Redakteure sehen nicht mehr: {features}.',
	),
	confirm: words('Change it', 'Ændr det', 'Ändern'),
};

export const featureNames: Record<Feature, Words> = {
	prices: words('Prices', 'Priser', 'Preise'),
	docs: words('API documentation', 'API-dokumentation', 'API-Dokumentation'),
	blog: words('Blog', 'Blog', 'Blog'),
	newsletter: words('Newsletter', 'Nyhedsbrev', 'Newsletter'),
	search: words('Search', 'Søgning', 'Suche'),
	chat: words('Chat with visitors', 'Chat med besøgende', 'Chat mit Besuchern'),
};
