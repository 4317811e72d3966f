import type { RcsType } from '@website/contracts/rcs-types';
import type { PricedItem } from '#shared/prices/price-model.ts';

/** Texts of the notes about announced price changes. */
export const priceChanges = {
	announced: 'Announced',
	fromDay: (day: string) => `from ${day}`,
	added: 'new',
	ended: 'no longer offered',
	items: {
		SMS: 'SMS, standard route',
		SMS_PREMIUM: 'SMS, premium route',
		KEYWORD: 'keyword, per month',
		KEYWORD_FEE: 'keyword, set-up',
		NUMBER: 'number, per month',
		NUMBER_FEE: 'number, set-up',
		EMAIL: 'e-mail',
	} satisfies Record<Exclude<PricedItem, RcsType>, string>,
};

export type PriceChangesMessages = typeof priceChanges;
