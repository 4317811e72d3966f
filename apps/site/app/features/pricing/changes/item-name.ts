import type { PriceChange } from '#shared/prices/price-model.ts';
import type { Messages } from '~/i18n/messages';

/** Returns the name of the changed item, without its country: "SMS, standard route", "RCS Basic, Nordlys". */
export function itemName({ item, name }: PriceChange, messages: Messages): string {
	const { priceChanges, pricing } = messages;
	switch (item) {
		case 'BASIC':
		case 'SINGLE':
		case 'CONVERSATION_A2P':
		case 'CONVERSATION_P2A':
			return [`RCS ${pricing.rcsTypes[item]}`, name].filter(Boolean).join(', ');
		default:
			return [priceChanges.items[item], name].filter(Boolean).join(', ');
	}
}
