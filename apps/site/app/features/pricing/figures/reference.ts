import { isCountryCode } from '@website/contracts/countries';
import type { PriceReferenceFieldsFragment } from '~/content/generated/operations';

/** A reference to a figure of the price list in the content: of a product, or in a text. */
export interface FigureReference extends PriceReferenceFieldsFragment {
	/** The number of messages or months for a total; without it the figure is a unit price. */
	quantity?: number | null;
	per?: number | null;
}

/** A reference to a price in the list, not to that of an operator or a volume. */
export const listReference = (
	item: FigureReference['item'],
	country: string | null,
	show: FigureReference['show'],
): FigureReference => ({ item, country, show, operator: null, volume: null });

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

/** Reads a reference from the attributes of an element in a text (content contract, HTML); null if they are invalid. */
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
