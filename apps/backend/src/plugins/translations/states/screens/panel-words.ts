import { words } from '../../../../platform/i18n/words.ts';

/** The texts of the language panel beside a form. */
export const panelWords = {
	title: words('Languages', 'Sprog', 'Sprachen'),
	failed: words(
		'The states of the languages could not be read. Reload the page.',
		'Sprogenes tilstand kunne ikke læses. Genindlæs siden.',
		'Der Stand der Sprachen konnte nicht gelesen werden. Laden Sie die Seite neu.',
	),
	outdated: words('Outdated: {count}', 'Forældet: {count}', 'Veraltet: {count}'),
	isSource: words('Translated from this', 'Der oversættes herfra', 'Ausgangssprache'),
	confirm: words('Mark as up to date', 'Markér som ajour', 'Als aktuell markieren'),
	makeSource: words(
		'Translate from this language',
		'Oversæt fra dette sprog',
		'Aus dieser Sprache übersetzen',
	),
	sideBySide: words('Translate side by side', 'Oversæt side om side', 'Nebeneinander übersetzen'),
	unpublish: words('Unpublish …', 'Træk tilbage …', 'Veröffentlichung aufheben …'),
	copy: words('Copy from {language}', 'Kopiér fra {language}', 'Von {language} kopieren'),
	sureToCopy: words(
		'The text of this language is replaced by that one, as a draft. The text so far stays under Versions.',
		'Sprogets tekst erstattes af den, som kladde. Den hidtidige tekst findes under Versioner.',
		'Der Text dieser Sprache wird durch jenen ersetzt, als Entwurf. Der bisherige bleibt unter Versionen.',
	),
	changed: words(
		'What changed in the source',
		'Hvad der er ændret i kilden',
		'Was sich im Ausgangstext geändert hat',
	),
};
