import type { PriceChangesMessages } from './en';

export const priceChanges: PriceChangesMessages = {
	announced: 'Varslet',
	fromDay: (day) => `fra ${day}`,
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
};
