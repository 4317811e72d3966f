import { pricesTag } from '@website/contracts/cache-tags';
import type { PriceItem, PriceReference } from '@website/contracts/content-types';
import type { PriceModel } from '@website/contracts/prices-types';
import type { RcsType } from '@website/contracts/rcs-types';
import { defaultCurrency } from '@website/contracts/site-currencies';
import { currentBook } from '../../../plugins/prices/model/current.ts';
import type { PriceBook } from '../../../plugins/prices/model/price-book.ts';
import type { ResolverContext } from '../context.ts';

/** Today's value of a price reference, for clients that read only the specified fields. */
export interface ListedPrice {
	/** The lowest price in the default currency. */
	price: string;
	/** The name of the referenced operator; empty without one. */
	operator: string;
}

type Amount = string | null | undefined;
type RcsItem = 'rcsBasic' | 'rcsSingle' | 'rcsConversationA2p' | 'rcsConversationP2a';

const rcsTypes: Record<RcsItem, RcsType> = {
	rcsBasic: 'BASIC',
	rcsSingle: 'SINGLE',
	rcsConversationA2p: 'CONVERSATION_A2P',
	rcsConversationP2a: 'CONVERSATION_P2A',
};
const isRcs = (item: PriceItem): item is RcsItem => item in rcsTypes;

const amounts: Record<Exclude<PriceItem, RcsItem | 'email'>, (model: PriceModel) => Amount> = {
	sms: ({ transactionSms }) => transactionSms?.[defaultCurrency()],
	smsPremium: ({ transactionSms }) => transactionSms?.[`${defaultCurrency()}premium`],
	keyword: ({ subscriptionKeyword }) => subscriptionKeyword?.[defaultCurrency()],
	keywordFee: ({ subscriptionKeyword }) => subscriptionKeyword?.[`${defaultCurrency()}fee`],
	number: ({ subscriptionNumber }) => subscriptionNumber?.[defaultCurrency()],
	numberFee: ({ subscriptionNumber }) => subscriptionNumber?.[`${defaultCurrency()}fee`],
};

/** Returns today's price for a reference to the price list; `null` without a reference or a price. RCS prices need a country. */
export async function listedPrice(
	context: ResolverContext,
	reference: PriceReference | null | undefined,
): Promise<ListedPrice | null> {
	if (!reference) return null;
	context.touch(pricesTag);
	const book = await currentBook(context.payload);
	const { item, country } = reference;
	if (item === 'email') return lowest([emailPrice(book, reference)]);
	if (isRcs(item)) return country ? rcsPrice(book, { ...reference, country, item }) : null;
	const countries = country ? [country] : book.groups([]).flat();
	const models = await book.models(defaultCurrency(), countries.filter(book.has), false);
	return lowest(models.map(amounts[item]));
}

function emailPrice({ emailPrices }: PriceBook, { volume }: PriceReference): Amount {
	const tier = volume
		? emailPrices.find(({ from, to }) => from <= volume && (to === null || volume <= to))
		: emailPrices[0];
	return tier?.[defaultCurrency()];
}

async function rcsPrice(
	book: PriceBook,
	{ item, country, operator }: { item: RcsItem; country: string; operator?: string | null },
): Promise<ListedPrice | null> {
	const [model] = await book.models(defaultCurrency(), [country].filter(book.has));
	const operators = model?.transactionRcs?.operators ?? [];
	const matches = operator
		? operators.filter((candidate) => candidate.operator.mccMnc === operator)
		: operators;
	const prices = matches.flatMap(({ prices }) =>
		prices.filter(({ type }) => type === rcsTypes[item]),
	);
	const name = operator ? (matches[0]?.operator.name ?? '') : '';
	return lowest(
		prices.map((price) => price[defaultCurrency()]),
		name,
	);
}

/** The lowest of exact decimals. They have at most six decimal places, so comparing them as numbers is safe. */
function lowest(prices: readonly Amount[], operator = ''): ListedPrice | null {
	const [price] = prices
		.filter((amount): amount is string => typeof amount === 'string')
		.sort((one, other) => Number(one) - Number(other));
	return price === undefined ? null : { price, operator };
}
