import type { PriceChangesMessages } from './en';

export const priceChanges: PriceChangesMessages = {
	title: 'Prisændringer',
	description:
		'Hvilke priser der ændrer sig og fra hvilken dag, og hvilke der har ændret sig: gammel og ny, til sidste ciffer.',
	intro:
		'En pris, der går op eller ned, står her, før den gør det, med sin dag, og den bliver stående bagefter.',
	announced: 'Varslet',
	noneAnnounced: 'Der er ikke varslet nogen ændring.',
	past: 'Trådt i kraft',
	nonePast: 'Ingen endnu.',
	fromDay: (day) => `fra ${day}`,
	price: 'Pris',
	before: 'Før',
	after: 'Efter',
	added: 'ny',
	ended: 'tilbydes ikke længere',
	items: {
		SMS: 'sms, standardrute',
		SMS_PREMIUM: 'sms, premiumrute',
		KEYWORD: 'kodeord, pr. måned',
		KEYWORD_FEE: 'kodeord, oprettelse',
		NUMBER: 'nummer, pr. måned',
		NUMBER_FEE: 'nummer, oprettelse',
		EMAIL: 'e-mail',
	},
	legend: 'Priser uden moms, nøjagtige. Procenter har én decimal; ≈ står ved dem, der har flere.',
	all: 'Alle prisændringer',
	allPrices: 'Alle priser',
	feed: 'Prisændringer som feed (Atom)',
	feedTitle: (brand) => `${brand}: prisændringer`,
	entryTitle: (subject, day) => `${subject}, fra ${day}`,
};
