import { words } from '../../../platform/i18n/words.ts';

/** The texts of the review panel. */
export const reviewWords = {
	title: words('Review', 'Gennemsyn', 'Prüfung'),
	ask: words('Ask for a review', 'Bed om gennemsyn', 'Um Prüfung bitten'),
	open: words('Open: {count}', 'Åbne: {count}', 'Offen: {count}'),
	askAgain: words('Ask again', 'Bed igen', 'Erneut anfragen'),
	withdraw: words('Withdraw the request', 'Træk anmodningen tilbage', 'Anfrage zurückziehen'),
	reviewers: words('Whom', 'Hvem', 'Wen'),
	note: words('Note', 'Bemærkning', 'Anmerkung'),
	decisionNote: words(
		'Note (required to send back)',
		'Bemærkning (kræves for at sende tilbage)',
		'Anmerkung (zum Zurückgeben erforderlich)',
	),
	noteMissing: words(
		'Say what should change before you send it back.',
		'Skriv, hvad der skal ændres, før du sender det tilbage.',
		'Schreiben Sie vor dem Zurückgeben, was zu ändern ist.',
	),
	send: words('Ask', 'Bed om det', 'Anfragen'),
	cancel: words('Cancel', 'Annullér', 'Abbrechen'),
	waiting: words('waits for', 'venter på', 'wartet auf'),
	approved: words('approved by', 'godkendt af', 'freigegeben von'),
	sentBack: words('sent back by', 'sendt tilbage af', 'zurückgegeben von'),
	unanswered: words('no answer from', 'intet svar fra', 'keine Antwort von'),
	doneRounds: words(
		'Rounds before publication ({count})',
		'Runder før udgivelse ({count})',
		'Runden vor der Veröffentlichung ({count})',
	),
	changedSince: words(
		'Changed since it was approved.',
		'Ændret, siden det blev godkendt.',
		'Seit der Freigabe geändert.',
	),
	approve: words('Approve', 'Godkend', 'Freigeben'),
	approveAndPublish: words(
		'Approve and publish',
		'Godkend og udgiv',
		'Freigeben und veröffentlichen',
	),
	sendBack: words('Send back', 'Send tilbage', 'Zurückgeben'),
	decide: words('Answer the review', 'Besvar gennemsynet', 'Prüfung beantworten'),
};
