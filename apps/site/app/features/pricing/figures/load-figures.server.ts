import { siteCurrencies } from '@website/contracts/site-currencies';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { type Figure, type FigureSource, figureOf } from './figure';
import type { PriceFigures } from './figures-context';
import { type FigureReference, referenceKey } from './reference';

function needs(references: readonly FigureReference[]) {
	const listed = references.filter(({ item, operator }) => item !== 'email' && !operator);
	const codes = (some: readonly FigureReference[]) => [
		...new Set(some.flatMap(({ country }) => country ?? [])),
	];
	return {
		every: listed.some(({ country }) => country === null),
		countries: codes(listed),
		rcs: codes(references.filter(({ operator }) => operator)),
		email: references.some(({ item }) => item === 'email'),
	};
}

/**
 * Reads the figures of the price list that a page's content names, in every currency. Never throws: a figure that could not
 * be read is "unavailable", and `onIncomplete` is told that the page must not be stored.
 */
export async function loadFigures(
	priceApi: PriceReader,
	references: readonly FigureReference[],
	onIncomplete: () => void,
): Promise<PriceFigures> {
	const { every, countries, rcs, email } = needs(references);
	let emailFailed = false;
	const emailPrices = email
		? await priceApi.emailPrices(() => {
				emailFailed = true;
				onIncomplete();
			})
		: [];

	const sources = await Promise.all(
		siteCurrencies().map(async (currency): Promise<FigureSource | null> => {
			const asksModels = every || countries.length > 0;
			const countryIds = every ? [] : countries;
			try {
				const [models, rcsModels] = await Promise.all([
					asksModels ? priceApi.prices({ currency, countries: countryIds }, onIncomplete) : [],
					rcs.length > 0 ? priceApi.rcs({ currency, countries: rcs }) : [],
				]);
				return { models, rcs: rcsModels, emailPrices };
			} catch {
				// Noted where it was read.
				onIncomplete();
				return null;
			}
		}),
	);

	const isUnavailable = (reference: FigureReference) =>
		reference.item === 'email'
			? emailFailed && emailPrices.length === 0
			: sources.some((source) => source === null);
	const figures = references.map((reference) => {
		if (isUnavailable(reference)) return [referenceKey(reference), 'unavailable'] as const;
		const inCurrencies = siteCurrencies().map((currency, index): [string, Figure | null] => {
			const source = sources[index] ?? { models: [], rcs: [], emailPrices };
			return [currency, figureOf(reference, source, currency)];
		});
		return [referenceKey(reference), Object.fromEntries(inCurrencies)] as const;
	});
	return Object.fromEntries(figures);
}
