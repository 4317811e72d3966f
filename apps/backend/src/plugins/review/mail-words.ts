import { words } from '../../platform/i18n/words.ts';

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
	note: words('“{note}”', '»{note}«', '„{note}“'),
	open: words('Open the document', 'Åbn dokumentet', 'Dokument öffnen'),
};
