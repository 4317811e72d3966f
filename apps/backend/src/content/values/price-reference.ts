import type { PriceItem, PriceReference, PriceShow } from '@website/contracts/content-types';
import { escapeHtml } from '@website/contracts/escape-html';

/** A reference to a price of the price list, as fields store it. */
export interface StoredReference {
	item?: PriceItem | null;
	country?: string | { id: string } | null;
	show?: PriceShow | null;
	volume?: number | null;
}

/** A price inside a text, multiplied by `quantity` and divided by `per`. */
export interface InlinePrice extends StoredReference {
	quantity?: number | null;
	per?: number | null;
}

/** A stored reference in the format of the contract; null if it names no price. An exact price without a country is that of `usualCountry`. */
export function mapPriceReference(
	reference: StoredReference | null | undefined,
	usualCountry: string | null = null,
	operator: string | null = null,
): PriceReference | null {
	if (!reference?.item) return null;
	const { item, country, volume } = reference;
	const show = reference.show ?? 'exact';
	const code = typeof country === 'object' ? country?.id : country;
	const fallback = item !== 'email' && show === 'exact' ? usualCountry : null;
	return { item, country: code ?? fallback, show, operator, volume: volume ?? null };
}

/** A price inside a text as an element that the site fills with the price (content contract, HTML). */
export function priceReferenceHtml(inlinePrice: InlinePrice): string {
	const reference = mapPriceReference(inlinePrice);
	if (!reference) return '';
	const { item, country, show, volume } = reference;
	const { quantity, per } = inlinePrice;
	const attributes = Object.entries({ price: item, country, show, volume, quantity, per })
		.filter(([, value]) => value !== null && value !== undefined)
		.map(([name, value]) => ` data-${name}="${escapeHtml(String(value))}"`);
	return `<data${attributes.join('')}></data>`;
}
