import { isCountryCode } from '#shared/prices/countries.ts';
import type { PriceReferenceFieldsFragment } from '~/content/generated/operations';

/** A figure of the price list that content names: one of a product, or one inside a text. */
export interface FigureReference extends PriceReferenceFieldsFragment {
	/** For how many messages or months; one price without it. */
	quantity?: number | null;
	per?: number | null;
}

const items: readonly string[] = [
	'sms',
	'smsPremium',
	'rcsBasic',
	'rcsSingle',
	'rcsConversationA2p',
	'rcsConversationP2a',
	'keyword',
	'keywordFee',
	'number',
	'numberFee',
	'email',
] satisfies FigureReference['item'][];

const shows: readonly string[] = [
	'exact',
	'from',
	'range',
	'tier',
] satisfies FigureReference['show'][];

const isItem = (value: string | undefined): value is FigureReference['item'] =>
	value !== undefined && items.includes(value);
const isShow = (value: string | undefined): value is FigureReference['show'] =>
	value !== undefined && shows.includes(value);

export function referenceKey(reference: FigureReference): string {
	const { item, country, show, operator, volume, quantity, per } = reference;
	return [item, country, show, operator, volume, quantity, per].map((part) => part ?? '').join(' ');
}

const count = (value: string | undefined): number | null =>
	value && /^[1-9]\d{0,11}$/.test(value) ? Number(value) : null;

/** A figure as the attributes of its element in a text say it (content contract, HTML); null for one that is none. */
export function readReference(
	attributes: Readonly<Record<string, string>>,
): FigureReference | null {
	const { price, country, show = 'exact', operator } = attributes;
	if (!isItem(price) || !isShow(show)) return null;
	return {
		item: price,
		country: isCountryCode(country) ? country : null,
		show,
		operator: operator ?? null,
		volume: count(attributes.volume),
		quantity: count(attributes.quantity),
		per: count(attributes.per),
	};
}
