import { slugFrom } from '@website/contracts/slug';

/** Makes the address part after # from a heading; the second "Price" of a document becomes `price-2`. */
export function uniqueAnchors(): (text: string) => string {
	const seen = new Map<string, number>();
	return (text) => {
		const base = slugFrom(text) || 'section';
		const count = (seen.get(base) ?? 0) + 1;
		seen.set(base, count);
		return count === 1 ? base : `${base}-${count}`;
	};
}
