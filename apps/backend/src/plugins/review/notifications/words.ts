import { words } from '../../../platform/i18n/words.ts';

/** Placeholders: `{name}`, `{by}`, `{document}`, `{note}`, `{site}`. */
export const reviewMailWords = {
	hello: words('Hello {name},', 'Hej {name}', 'Guten Tag {name},'),
	helloWithoutName: words('Hello,', 'Hej', 'Guten Tag,'),
	subject: {
		asked: words('To review: {document}', 'Til gennemsyn: {document}', 'Zur Prüfung: {document}'),
		approved: words('Approved: {document}', 'Godkendt: {document}', 'Freigegeben: {document}'),
		sentBack: words(
			'Sent back: {document}',
			'Sendt tilbage: {document}',
			'Zurückgegeben: {document}',
		),
	},
	what: {
		asked: words(
			'{by} asks you to review “{document}” on {site}.',
			'{by} beder dig om at se »{document}« på {site} igennem.',
			'{by} bittet Sie, „{document}“ auf {site} zu prüfen.',
		),
		approved: words(
			'{by} has approved “{document}” on {site}.',
			'{by} har godkendt »{document}« på {site}.',
			'{by} hat „{document}“ auf {site} freigegeben.',
		),
		sentBack: words(
			'{by} has sent “{document}” on {site} back to you.',
			'{by} har sendt »{document}« på {site} tilbage til dig.',
			'{by} hat Ihnen „{document}“ auf {site} zurückgegeben.',
		),
	},
	comments: {
		subject: words('Comments: {document}', 'Kommentarer: {document}', 'Kommentare: {document}'),
		what: words(
			'There are new comments on “{document}” on {site}.',
			'Der er nye kommentarer til »{document}« på {site}.',
			'Zu „{document}“ auf {site} gibt es neue Kommentare.',
		),
		one: words('{by}: “{note}”', '{by}: »{note}«', '{by}: „{note}“'),
	},
	note: words('“{note}”', '»{note}«', '„{note}“'),
	open: words('Open the document', 'Åbn dokumentet', 'Dokument öffnen'),
	hint: words(
		'Comments stand beside the form.',
		'Kommentarer står ved siden af formularen.',
		'Kommentare stehen neben dem Formular.',
	),
};
