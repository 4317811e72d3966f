import type { RcsType } from '@website/contracts/rcs-types';
import type { PricedItem } from '#shared/prices/price-model.ts';

/** Texts of the price changes page, its feed, and the notes beside current prices. */
export const priceChanges = {
	title: 'Price changes',
	description:
		'Which prices change and from which day, and which have changed: old and new, to the last digit.',
	intro:
		'A price that goes up or down stands here before it does, with its day, and stays listed after it.',
	announced: 'Announced',
	noneAnnounced: 'No change is announced.',
	past: 'In force',
	nonePast: 'None yet.',
	fromDay: (day: string) => `from ${day}`,
	price: 'Price',
	before: 'Before',
	after: 'After',
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
	legend: 'Prices without VAT, exact. Percentages have one decimal; ≈ marks one that has more.',
	all: 'All price changes',
	allPrices: 'All prices',
	feed: 'Price changes as a feed (Atom)',
	feedTitle: (brand: string) => `${brand}: price changes`,
	entryTitle: (subject: string, day: string) => `${subject}, from ${day}`,
};

export type PriceChangesMessages = typeof priceChanges;
