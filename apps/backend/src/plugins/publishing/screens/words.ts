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

/** Texts of all dialogs. */
export const dialogWords = {
	languages: words('Languages', 'Sprog', 'Sprachen'),
	reading: words('Reading …', 'Henter …', 'Wird gelesen …'),
	problem: words('That did not work.', 'Det lykkedes ikke.', 'Das hat nicht geklappt.'),
	nothingWritten: words(
		'Nothing is written in this language.',
		'Der er ikke skrevet noget på dette sprog.',
		'In dieser Sprache ist nichts geschrieben.',
	),
};

/** Publishing one document. */
export const publishWords = {
	open: words('Publish in {languages}', 'Udgiv på {languages}', 'Auf {languages} veröffentlichen'),
	none: words('Publish', 'Udgiv', 'Veröffentlichen'),
	title: words('Publish: {title}', 'Udgiv: {title}', 'Veröffentlichen: {title}'),
	changes: words(
		'Visitors will see changes in: {fields}',
		'Besøgende vil se ændringer i: {fields}',
		'Besucher werden Änderungen sehen in: {fields}',
	),
	newText: words(
		'Visitors will see it in this language.',
		'Besøgende vil kunne se det på dette sprog.',
		'Besucher werden es in dieser Sprache sehen.',
	),
	unchanged: words(
		'Visitors already see this text.',
		'Besøgende ser allerede denne tekst.',
		'Besucher sehen diesen Text bereits.',
	),
	forbidden: words(
		'You may not publish in this language.',
		'Du må ikke udgive på dette sprog.',
		'Sie dürfen in dieser Sprache nicht veröffentlichen.',
	),
	shared: words(
		'Changes in fields that all languages share go live too: {fields}',
		'Ændringer i felter, der er fælles for alle sprog, udgives også: {fields}',
		'Änderungen in Feldern, die alle Sprachen teilen, gehen mit online: {fields}',
	),
	sharedElsewhere: words(
		'Visitors will see these in {languages} as well.',
		'Besøgende vil også se dem på {languages}.',
		'Besucher werden sie auch auf {languages} sehen.',
	),
	unsaved: words(
		'Your latest changes are not saved, so publishing has to wait. The form says why.',
		'Dine seneste ændringer er ikke gemt, så udgivelsen må vente. Formularen siger hvorfor.',
		'Ihre letzten Änderungen sind nicht gespeichert, die Veröffentlichung muss warten. Das Formular nennt den Grund.',
	),
	refused: words(
		'Nothing was published. Mend this first:',
		'Intet blev udgivet. Ret først dette:',
		'Nichts wurde veröffentlicht. Beheben Sie zuerst:',
	),
	noAddress: words(
		'It has no address in this language, so visitors cannot see it.',
		'Det har ingen adresse på dette sprog, så besøgende kan ikke se det.',
		'Es hat in dieser Sprache keine Adresse, Besucher können es also nicht sehen.',
	),
	noTitle: words(
		'It has no address in this language. Give it a title first.',
		'Det har ingen adresse på dette sprog. Giv det først en titel.',
		'Es hat in dieser Sprache keine Adresse. Geben Sie ihm zuerst einen Titel.',
	),
	live: words('Live in {languages}.', 'Udgivet på {languages}.', 'Auf {languages} veröffentlicht.'),
	undo: words('Undo', 'Fortryd', 'Rückgängig machen'),
	undone: words(
		'Undone. In {languages} visitors see what they saw before.',
		'Fortrudt. På {languages} ser besøgende det samme som før.',
		'Rückgängig gemacht. Auf {languages} sehen Besucher wieder den vorigen Stand.',
	),
	publishIn: words('in {language} …', 'på {language} …', 'auf {language} …'),
};

/** Unpublishing one document. */
export const unpublishWords = {
	title: words('Unpublish: {title}', 'Træk tilbage: {title}', 'Veröffentlichung aufheben: {title}'),
	confirm: words(
		'Unpublish in {languages}',
		'Træk tilbage på {languages}',
		'Veröffentlichung auf {languages} aufheben',
	),
	explanation: words(
		'Visitors no longer see it in the chosen languages. The text stays as a draft.',
		'Besøgende ser det ikke længere på de valgte sprog. Teksten bliver som kladde.',
		'Besucher sehen es in den gewählten Sprachen nicht mehr. Der Text bleibt als Entwurf.',
	),
	notPublished: words(
		'Visitors do not see it in this language.',
		'Besøgende ser det ikke på dette sprog.',
		'Besucher sehen es in dieser Sprache nicht.',
	),
	done: words(
		'Visitors no longer see it in {languages}.',
		'Besøgende ser det ikke længere på {languages}.',
		'Auf {languages} sehen Besucher es nicht mehr.',
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

/** Publishing and unpublishing the selected documents of a list. */
export const bulkWords = {
	publish: words('Publish …', 'Udgiv …', 'Veröffentlichen …'),
	unpublish: words('Unpublish …', 'Træk tilbage …', 'Veröffentlichung aufheben …'),
	waiting: words('{count} to publish', '{count} at udgive', '{count} zu veröffentlichen'),
	incomplete: words(
		'{count} with texts missing',
		'{count} mangler tekster',
		'bei {count} fehlen Texte',
	),
	published: words('{count} published', '{count} udgivet', '{count} veröffentlicht'),
	donePublish: words(
		'Published in {languages}: {count}',
		'Udgivet på {languages}: {count}',
		'Auf {languages} veröffentlicht: {count}',
	),
	doneUnpublish: words(
		'No longer visible in {languages}: {count}',
		'Ikke længere synlige på {languages}: {count}',
		'Auf {languages} nicht mehr sichtbar: {count}',
	),
	refused: words(
		'These were left as they are:',
		'Disse er uændrede:',
		'Diese blieben unverändert:',
	),
};
