import { siteCurrencies } from '@website/contracts/site-currencies';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { type Figure, type FigureSource, figureOf } from './figure';
import type { PriceFigures } from './figures-context';
import { type FigureReference, referenceKey } from './reference';

function requiredPrices(references: readonly FigureReference[]) {
	const countryReferences = references.filter(
		({ item, operator }) => item !== 'email' && !operator,
	);
	const codes = (selection: readonly FigureReference[]) => [
		...new Set(selection.flatMap(({ country }) => country ?? [])),
	];
	return {
		allCountries: countryReferences.some(({ country }) => country === null),
		countries: codes(countryReferences),
		rcs: codes(references.filter(({ operator }) => operator)),
		email: references.some(({ item }) => item === 'email'),
	};
}

/**
 * Reads the figures of the price list in a page's content, in all currencies. Never throws: a figure that could not be read is
 * "unavailable", and `onDegraded` is called, since the page must not be cached.
 */
export async function loadFigures(
	priceApi: PriceReader,
	references: readonly FigureReference[],
	onDegraded: () => void,
): Promise<PriceFigures> {
	const { allCountries, countries, rcs, email } = requiredPrices(references);
	let emailFailed = false;
	const emailPrices = email
		? await priceApi.emailPrices(() => {
				emailFailed = true;
				onDegraded();
			})
		: [];

	const sources = await Promise.all(
		siteCurrencies().map(async (currency): Promise<FigureSource | null> => {
			const needsModels = allCountries || countries.length > 0;
			const countryIds = allCountries ? [] : countries;
			try {
				const [models, rcsModels] = await Promise.all([
					needsModels ? priceApi.prices({ currency, countries: countryIds }, onDegraded) : [],
					rcs.length > 0 ? priceApi.rcs({ currency, countries: rcs }) : [],
				]);
				return { models, rcs: rcsModels, emailPrices };
			} catch {
				// The price cache has logged the error.
				onDegraded();
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
