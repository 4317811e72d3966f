import type { PriceChangesMessages } from './en';

export const priceChanges: PriceChangesMessages = {
	announced: 'Angekündigt',
	fromDay: (day) => `ab ${day}`,
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
};
