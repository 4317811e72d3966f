import type { PriceChangesMessages } from './en';

export const priceChanges: PriceChangesMessages = {
	title: 'Preisänderungen',
	description:
		'Welche Preise sich ab welchem Tag ändern und welche sich geändert haben: alt und neu, bis zur letzten Stelle.',
	intro:
		'Ein Preis, der steigt oder fällt, steht hier, bevor er es tut, mit seinem Tag, und bleibt danach stehen.',
	announced: 'Angekündigt',
	noneAnnounced: 'Es ist keine Änderung angekündigt.',
	past: 'In Kraft',
	nonePast: 'Noch keine.',
	fromDay: (day) => `ab ${day}`,
	price: 'Preis',
	before: 'Vorher',
	after: 'Nachher',
	added: 'neu',
	ended: 'nicht mehr angeboten',
	items: {
		SMS: 'SMS, Standardroute',
		SMS_PREMIUM: 'SMS, Premiumroute',
		KEYWORD: 'Keyword, im Monat',
		KEYWORD_FEE: 'Keyword, Einrichtung',
		NUMBER: 'Nummer, im Monat',
		NUMBER_FEE: 'Nummer, Einrichtung',
		EMAIL: 'E-Mail',
	},
	legend:
		'Preise ohne Mehrwertsteuer, exakt. Prozente haben eine Nachkommastelle; ≈ steht bei denen, die mehr haben.',
	all: 'Alle Preisänderungen',
	allPrices: 'Alle Preise',
	feed: 'Preisänderungen als Feed (Atom)',
	feedTitle: (brand) => `${brand}: Preisänderungen`,
	entryTitle: (subject, day) => `${subject}, ab ${day}`,
};
