import { localeCurrency, siteCurrencies } from '@website/contracts/site-currencies';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { type FigureLocale, figureText, figureUnit } from './figure-text';
import type { PriceFigure, PriceFigures } from './figures-context';
import { loadFigures } from './load-figures.server';
import { type FigureReference, readReference, referenceKey } from './reference';

// Sanitizing has quoted all attributes.
const element = /<data((?:\s+data-[a-z]+="[^"]*")+)\s*>\s*<\/data>/g;
const attribute = /\sdata-([a-z]+)="([^"]*)"/g;

function referenceIn(attributes: string): FigureReference | null {
	const pairs = [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [
		name,
		value,
	]);
	return readReference(Object.fromEntries(pairs));
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === 'string') return value.includes('<data') ? change(value) : value;
	if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, field]) => [key, mapTexts(field, change)]),
	);
}

/** Calls `visit` for each text in a response that may contain a figure. */
function visitTexts(value: unknown, visit: (text: string) => void): void {
	if (typeof value === 'string') {
		if (value.includes('<data')) visit(value);
	} else if (typeof value === 'object' && value !== null) {
		for (const part of Object.values(value)) visitTexts(part, visit);
	}
}

/** A figure in every currency, that of the language first. Style sheets show one; texts for machines keep the first. */
function renderFigure(
	figure: PriceFigure,
	{ show }: FigureReference,
	localization: FigureLocale,
): string {
	if (figure === 'unavailable') return localization.messages.pricing.figureUnavailable;
	const first = localeCurrency(localization.locale);
	return siteCurrencies()
		.toSorted((a, b) => Number(b === first) - Number(a === first))
		.map((currency) => {
			const amount = figure[currency];
			const text = [
				figureText(amount, show, currency, localization),
				figureUnit(amount, localization),
			]
				.join(' ')
				.trim();
			return `<data value="${amount?.min ?? ''}" data-figure="${currency}" translate="no">${text}</data>`;
		})
		.join('');
}

interface Options {
	priceApi: PriceReader;
	localization: FigureLocale;
	/** Called if a text contains a price, so that the page gets the tag `prices`. */
	onPrices: () => void;
	onDegraded: () => void;
}

/**
 * Inserts the figures of the price list into the texts of a response of the content endpoint (content contract, HTML). Drops elements
 * without a valid reference.
 */
export async function insertFigures(response: unknown, options: Options): Promise<unknown> {
	const references: FigureReference[] = [];
	visitTexts(response, (text) => {
		for (const [, attributes = ''] of text.matchAll(element)) {
			const reference = referenceIn(attributes);
			if (reference) references.push(reference);
		}
	});
	if (references.length === 0) return response;
	const { priceApi, localization, onPrices, onDegraded } = options;
	onPrices();
	const figures: PriceFigures = await loadFigures(priceApi, references, onDegraded);
	return mapTexts(response, (text) =>
		text.replace(element, (_, attributes: string) => {
			const reference = referenceIn(attributes);
			const figure = reference && figures[referenceKey(reference)];
			return reference && figure ? renderFigure(figure, reference, localization) : '';
		}),
	);
}
