import { type translatorIn, type Words, words } from '../../../platform/i18n/words.ts';
import type { PassageKind, TextProblem } from './model.ts';

/** Translates texts into the language of the admin. */
export type Translate = ReturnType<typeof translatorIn>;

/** The texts of the side-by-side screen. */
export const sideWords = {
	loading: words('Reading the document …', 'Dokumentet læses …', 'Das Dokument wird gelesen …'),
	notLoaded: words(
		'The document could not be read. Reload the page.',
		'Dokumentet kunne ikke læses. Genindlæs siden.',
		'Das Dokument konnte nicht gelesen werden. Laden Sie die Seite neu.',
	),
	saved: words('Saved as a draft', 'Gemt som kladde', 'Als Entwurf gespeichert'),
	saving: words('Saving …', 'Gemmer …', 'Wird gespeichert …'),
	notSaved: words(
		'Not saved yet. Your text stays here and is sent again.',
		'Ikke gemt endnu. Din tekst bliver her og sendes igen.',
		'Noch nicht gespeichert. Ihr Text bleibt hier und wird noch einmal gesendet.',
	),
	from: words('From', 'Fra', 'Aus'),
	into: words('Into', 'Til', 'In'),
	document: words('The document', 'Dokumentet', 'Das Dokument'),
	onlySource: words('Missing in {language}', 'Mangler på {language}', 'Fehlt auf {language}'),
	onlyTarget: words('Only in {language}', 'Kun på {language}', 'Nur auf {language}'),
	progress: words(
		'{done} of {all} texts translated',
		'{done} af {all} tekster oversat',
		'{done} von {all} Texten übersetzt',
	),
	copyAll: words('Copy all', 'Kopiér alt', 'Alles kopieren'),
	useAddress: words('Use “{slug}”', 'Brug »{slug}«', '„{slug}“ verwenden'),
	next: words(
		'Next: check and publish in the form, or ask for a review there.',
		'Næste skridt: Kontrollér og udgiv i formularen, eller bed om gennemsyn der.',
		'Nächster Schritt: im Formular prüfen und veröffentlichen oder dort um Prüfung bitten.',
	),
	openForm: words('Open the form', 'Åbn formularen', 'Formular öffnen'),
	noPlace: words(
		'Not there yet. Copy the field or the section, then translate it.',
		'Findes ikke endnu. Kopiér feltet eller sektionen, og oversæt det så.',
		'Noch nicht da. Kopieren Sie das Feld oder den Abschnitt und übersetzen Sie dann.',
	),
	absent: words('Not there yet.', 'Findes ikke endnu.', 'Noch nicht da.'),
	readOnly: words(
		'To read only: you may not write this document in this language.',
		'Kun til læsning: Du må ikke skrive dette dokument på dette sprog.',
		'Nur zum Lesen: Sie dürfen dieses Dokument in dieser Sprache nicht schreiben.',
	),
	copySection: words('Copy this section', 'Kopiér sektionen', 'Diesen Abschnitt kopieren'),
	copyField: words('Copy this field', 'Kopiér feltet', 'Dieses Feld kopieren'),
	changed: words('Changed since', 'Ændret siden', 'Seitdem geändert'),
	added: words('New since', 'Ny siden', 'Seitdem neu'),
	codes: words(
		'Numbers in brackets such as ⟦1⟧ … ⟦/1⟧ are links and emphasis. Keep each once, around the words it belongs to.',
		'Tal i klammer som ⟦1⟧ … ⟦/1⟧ er links og fremhævelser. Behold hvert tal én gang, omkring de ord, det hører til.',
		'Zahlen in Klammern wie ⟦1⟧ … ⟦/1⟧ sind Links und Hervorhebungen. Jede bleibt genau einmal stehen, um die Wörter herum, zu denen sie gehört.',
	),
	byMachine: words('Fill by machine', 'Udfyld maskinelt', 'Maschinell füllen'),
	addCode: words('Put around the selection', 'Sæt om det markerede', 'Um die Auswahl setzen'),
};

/** What a passage of a rich text is. */
export const kindWords: Record<PassageKind, Words> = {
	heading: words('Heading', 'Overskrift', 'Überschrift'),
	paragraph: words('Paragraph', 'Afsnit', 'Absatz'),
	listItem: words('List item', 'Listepunkt', 'Listenpunkt'),
	cell: words('Table cell', 'Tabelcelle', 'Tabellenzelle'),
	quote: words('Quote', 'Citat', 'Zitat'),
};

/** The confirmation of copying a whole language. */
export const copyingAllWords = {
	title: words('Copy all texts?', 'Kopiér alle tekster?', 'Alle Texte kopieren?'),
	text: words(
		'All texts and sections are replaced by those of the other language, as a draft. The address stays. The text so far stays under Versions.',
		'Alle tekster og sektioner erstattes af det andet sprogs, som kladde. Adressen bliver. Den hidtidige tekst findes under Versioner.',
		'Alle Texte und Abschnitte werden durch die der anderen Sprache ersetzt, als Entwurf. Die Adresse bleibt. Der bisherige Text bleibt unter Versionen.',
	),
	confirm: words('Copy all', 'Kopiér alt', 'Alles kopieren'),
};

/** The confirmation of a copy that replaces a text. */
export const replacingWords = {
	title: words('Replace the text?', 'Erstat teksten?', 'Text ersetzen?'),
	text: words(
		'What is there is replaced by the other language’s text, as a draft. The text so far stays under Versions.',
		'Det, der står der, erstattes af det andet sprogs tekst, som kladde. Den hidtidige tekst findes under Versioner.',
		'Was dort steht, wird durch den Text der anderen Sprache ersetzt, als Entwurf. Der bisherige bleibt unter Versionen.',
	),
	confirm: words('Replace', 'Erstat', 'Ersetzen'),
};

/** The confirmation of a machine translation. */
export const fillingWords = {
	title: words('Translate by machine?', 'Oversæt maskinelt?', 'Maschinell übersetzen?'),
	text: words(
		'What is missing, and what the source has changed since, is filled by the translation service as a draft, with the source’s sections. The text so far stays under Versions.',
		'Det, der mangler, og det, kilden har ændret siden, udfyldes af oversættelsestjenesten som kladde, med kildens sektioner. Den hidtidige tekst findes under Versioner.',
		'Was fehlt und was im Ausgangstext seitdem geändert wurde, füllt der Übersetzungsdienst als Entwurf, mit den Abschnitten des Ausgangstexts. Der bisherige Text bleibt unter Versionen.',
	),
	confirm: words('Translate', 'Oversæt', 'Übersetzen'),
};

/** Translates the texts of a confirmation dialog. */
export const questionIn = (
	t: (text: Words) => string,
	{ title, text, confirm }: Record<'title' | 'text' | 'confirm', Words>,
) => ({ title: t(title), text: t(text), confirm: t(confirm) });

/** Why a text was not saved. */
export const problemWords: Record<TextProblem, Words> = {
	changedMeanwhile: words(
		'A colleague has changed this text. Theirs is saved; yours is still here. Reload to see theirs.',
		'En kollega har ændret teksten. Kollegaens er gemt; din står her endnu. Genindlæs for at se kollegaens.',
		'Jemand hat diesen Text geändert. Der andere ist gespeichert, Ihrer steht noch hier. Laden Sie neu, um ihn zu sehen.',
	),
	brokenCodes: words(
		'A number in brackets is missing, doubled or not closed. Not saved yet.',
		'Et tal i klammer mangler, står dobbelt eller er ikke lukket. Ikke gemt endnu.',
		'Eine Zahl in Klammern fehlt, steht doppelt oder ist nicht geschlossen. Noch nicht gespeichert.',
	),
	forbidden: words(
		'You may not change the text of this picture. Ask an editor.',
		'Du må ikke ændre billedets tekst. Spørg en redaktør.',
		'Sie dürfen den Text dieses Bildes nicht ändern. Fragen Sie die Redaktion.',
	),
	gone: words(
		'This place is no longer there. Copy your text and reload.',
		'Stedet findes ikke længere. Kopiér din tekst, og genindlæs.',
		'Diese Stelle gibt es nicht mehr. Kopieren Sie Ihren Text und laden Sie neu.',
	),
};
