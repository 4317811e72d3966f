import { words } from '../../platform/i18n/words.ts';

/** Texts of the palette. */
export const paletteWords = {
	open: words('Go to …', 'Gå til …', 'Gehe zu …'),
	label: words(
		'Document, file, screen or action',
		'Dokument, fil, skærm eller handling',
		'Dokument, Datei, Ansicht oder Aktion',
	),
	recent: words(
		'{kind} · opened recently',
		'{kind} · åbnet for nylig',
		'{kind} · kürzlich geöffnet',
	),
	screen: words('Screen', 'Skærm', 'Ansicht'),
	action: words('Action', 'Handling', 'Aktion'),
	create: words('Create: {kind}', 'Opret: {kind}', 'Anlegen: {kind}'),
	language: words(
		'Language of the interface: {language}',
		'Sprog i brugerfladen: {language}',
		'Sprache der Oberfläche: {language}',
	),
};
