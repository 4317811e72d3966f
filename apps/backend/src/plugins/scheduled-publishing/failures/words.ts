import { words } from '../../../platform/i18n/words.ts';

/** The texts of the email. Placeholders: `{name}`, `{document}`, `{time}`, `{site}`. */
export const failureWords = {
	hello: words('Hello {name},', 'Hej {name}', 'Guten Tag {name},'),
	helloWithoutName: words('Hello,', 'Hej', 'Guten Tag,'),
	subject: {
		publish: words(
			'Not published: {document}',
			'Ikke udgivet: {document}',
			'Nicht veröffentlicht: {document}',
		),
		unpublish: words(
			'Still online: {document}',
			'Stadig på nettet: {document}',
			'Noch online: {document}',
		),
	},
	what: {
		publish: words(
			'You planned to publish “{document}” on {site}, {time}. It was not published.',
			'Du havde planlagt at udgive »{document}« på {site}, {time}. Det blev ikke udgivet.',
			'Sie hatten geplant, „{document}“ auf {site} zu veröffentlichen, {time}. Das ist nicht geschehen.',
		),
		unpublish: words(
			'You planned to take “{document}” on {site} offline, {time}. Visitors still see it.',
			'Du havde planlagt at tage »{document}« på {site} af nettet, {time}. Besøgende ser det stadig.',
			'Sie hatten geplant, „{document}“ auf {site} offline zu nehmen, {time}. Besucher sehen es weiterhin.',
		),
	},
	open: words('Open the document', 'Åbn dokumentet', 'Dokument öffnen'),
	hint: words(
		'The first screen of the editors’ interface lists it; there you try again or dismiss it.',
		'Det står i redaktørernes overblik; der kan du prøve igen eller fjerne det fra listen.',
		'Es steht in der Übersicht der Redaktion; dort können Sie es erneut versuchen oder verwerfen.',
	),
};
