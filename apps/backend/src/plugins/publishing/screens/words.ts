import { words } from '../../../platform/i18n/words.ts';
import type { LanguageState } from '../../../publication/shapes.ts';

/** The state of a document in one language, at the top of its form. */
export const stateWords = {
	title: words('Languages', 'Sprog', 'Sprachen'),
	missing: words('Missing', 'Mangler', 'Fehlt'),
	draft: words('Draft', 'Kladde', 'Entwurf'),
	published: words('Published', 'Udgivet', 'Veröffentlicht'),
	waiting: words(
		'Published, with unpublished changes',
		'Udgivet, kladden er nyere',
		'Veröffentlicht, Entwurf ist neuer',
	),
	publishedBy: words('published by {name},', 'udgivet af {name},', 'veröffentlicht von {name},'),
	publishedAt: words('published', 'udgivet', 'veröffentlicht'),
	changedBy: words('changed by {name},', 'ændret af {name},', 'geändert von {name},'),
	changedAt: words('changed', 'ændret', 'geändert'),
	plans: {
		publish: words('Planned for', 'Planlagt til', 'Geplant für'),
		unpublish: words('Goes offline', 'Tages af nettet', 'Geht offline'),
	},
	changedSincePlan: words(
		'draft changed since',
		'kladden er ændret siden',
		'Entwurf seitdem geändert',
	),
	details: words('Details', 'Detaljer', 'Details'),
	view: words('View', 'Se', 'Ansehen'),
	viewIn: words(
		'in {language}, in a new tab',
		'på {language}, i en ny fane',
		'auf {language}, in einem neuen Tab',
	),
	failed: words(
		'The state of the languages could not be read. Reload the page.',
		'Sprogenes tilstand kunne ikke læses. Genindlæs siden.',
		'Der Stand der Sprachen konnte nicht gelesen werden. Laden Sie die Seite neu.',
	),
};

/** The word for the state of a language; `waiting` if its draft is newer than what visitors see. */
export const wordOf = ({ state, waiting }: Pick<LanguageState, 'state' | 'waiting'>) =>
	state === 'published' && waiting ? 'waiting' : state;

/** The state of a language on its chip, beside the language's code. */
export const chipWords = {
	missing: stateWords.missing,
	draft: stateWords.draft,
	published: words('Live', 'Udgivet', 'Online'),
	waiting: words('Changed', 'Ændret', 'Geändert'),
};

/** Publishing one document. */
export const publishWords = {
	title: words('Publish: {title}', 'Udgiv: {title}', 'Veröffentlichen: {title}'),
	unsaved: words(
		'Your latest changes are not saved, so publishing has to wait. The form says why.',
		'Dine seneste ændringer er ikke gemt, så udgivelsen må vente. Formularen siger hvorfor.',
		'Ihre letzten Änderungen sind nicht gespeichert, die Veröffentlichung muss warten. Das Formular nennt den Grund.',
	),
	live: words('Live in {languages}.', 'Udgivet på {languages}.', 'Auf {languages} veröffentlicht.'),
	publishIn: words('in {language} …', 'på {language} …', 'auf {language} …'),
};

/** Unpublishing documents. */
export const unpublishWords = {
	title: words('Unpublish: {title}', 'Træk tilbage: {title}', 'Veröffentlichung aufheben: {title}'),
	explanation: words(
		'Visitors no longer see it in the chosen languages. The text stays as a draft.',
		'Besøgende ser det ikke længere på de valgte sprog. Teksten bliver som kladde.',
		'Besucher sehen es in den gewählten Sprachen nicht mehr. Der Text bleibt als Entwurf.',
	),
};

/** Discarding a draft. */
export const discardWords = {
	open: words('Discard draft', 'Kassér kladde', 'Entwurf verwerfen'),
	title: words(
		'Discard the draft in {language}?',
		'Skal kladden på {language} kasseres?',
		'Entwurf auf {language} verwerfen?',
	),
	text: words(
		'The form goes back to the text that visitors see. What they see stays as it is, and so do all other languages. The discarded text stays under Versions.',
		'Formularen går tilbage til den tekst, besøgende ser. Det, de ser, ændres ikke, og det gør andre sprog heller ikke. Den kasserede tekst findes under Versioner.',
		'Das Formular kehrt zu dem Text zurück, den Besucher sehen. Was sie sehen, ändert sich nicht, andere Sprachen auch nicht. Der verworfene Text bleibt unter Versionen.',
	),
	changes: words('Discarded: {fields}', 'Kasseres: {fields}', 'Verworfen wird: {fields}'),
	done: words(
		'The draft in {language} is discarded. Its text stays under Versions.',
		'Kladden på {language} er kasseret. Teksten findes under Versioner.',
		'Der Entwurf auf {language} ist verworfen. Sein Text bleibt unter Versionen.',
	),
	notPublished: words(
		'Visitors see nothing in this language, so there is nothing to go back to.',
		'Besøgende ser intet på dette sprog, så der er intet at gå tilbage til.',
		'Besucher sehen in dieser Sprache nichts; es gibt also keinen Stand, zu dem es zurückgeht.',
	),
};

/** Restoring an older version. */
export const restoreWords = {
	open: words('Restore …', 'Gendan …', 'Wiederherstellen …'),
	title: words(
		'Restore this version as a draft',
		'Gendan denne version som kladde',
		'Diese Version als Entwurf wiederherstellen',
	),
	text: words(
		'Visitors see nothing of it until you publish. Languages that you do not choose stay as they are.',
		'Besøgende ser intet af den, før du udgiver. Sprog, du ikke vælger, bliver som de er.',
		'Besucher sehen davon nichts, bis Sie veröffentlichen. Nicht gewählte Sprachen bleiben, wie sie sind.',
	),
	forbidden: words(
		'You may not write in this language.',
		'Du må ikke skrive på dette sprog.',
		'Sie dürfen in dieser Sprache nicht schreiben.',
	),
	noText: words(
		'This version has no text in this language.',
		'Denne version har ingen tekst på dette sprog.',
		'Diese Version hat in dieser Sprache keinen Text.',
	),
	unchanged: words(
		'The same as today’s draft.',
		'Det samme som den nuværende kladde.',
		'Gleich dem heutigen Entwurf.',
	),
	changes: words(
		'Replaces in today’s draft: {fields}',
		'Erstatter i den nuværende kladde: {fields}',
		'Ersetzt im heutigen Entwurf: {fields}',
	),
	shared: words(
		'Fields that all languages share',
		'Felter, der er fælles for alle sprog',
		'Felder, die alle Sprachen teilen',
	),
	confirm: words(
		'Restore in {languages}',
		'Gendan på {languages}',
		'Auf {languages} wiederherstellen',
	),
	confirmShort: words('Restore', 'Gendan', 'Wiederherstellen'),
	done: words(
		'Restored as a draft. Publish it to show it to visitors.',
		'Gendannet som kladde. Udgiv den for at vise den til besøgende.',
		'Als Entwurf wiederhergestellt. Veröffentlichen Sie ihn, damit Besucher ihn sehen.',
	),
};

/** Publishing and unpublishing documents of a list. */
export const bulkWords = {
	publish: words('Publish …', 'Udgiv …', 'Veröffentlichen …'),
	unpublish: words('Unpublish …', 'Træk tilbage …', 'Veröffentlichung aufheben …'),
	done: {
		publish: words(
			'Published in {languages}',
			'Udgivet på {languages}',
			'Auf {languages} veröffentlicht',
		),
		unpublish: words(
			'No longer visible in {languages}',
			'Ikke længere synlig på {languages}',
			'Auf {languages} nicht mehr sichtbar',
		),
	},
	refused: words(
		'These were left as they are:',
		'Disse er uændrede:',
		'Diese blieben unverändert:',
	),
};
