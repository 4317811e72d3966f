import { siteCurrencies } from '@website/contracts/site-currencies';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { type FigureVoice, figureText, figureUnit } from './figure-text';
import type { PriceFigure, PriceFigures } from './figures-context';
import { loadFigures } from './load-figures.server';
import { type FigureReference, readReference, referenceKey } from './reference';

// Sanitizing has made every attribute a quoted one before it comes here.
const element = /<data((?:\s+data-[a-z]+="[^"]*")+)\s*>\s*<\/data>/g;
const attribute = /\sdata-([a-z]+)="([^"]*)"/g;

function referenceIn(attributes: string): FigureReference | null {
	const pairs = [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [
		name,
		value,
	]);
	return readReference(Object.fromEntries(pairs));
}

function eachText(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === 'string') return value.includes('<data') ? change(value) : value;
	if (Array.isArray(value)) return value.map((item) => eachText(item, change));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, field]) => [key, eachText(field, change)]),
	);
}

/** Calls `visit` for each text of an answer that may hold a figure. */
function visitTexts(value: unknown, visit: (text: string) => void): void {
	if (typeof value === 'string') {
		if (value.includes('<data')) visit(value);
	} else if (typeof value === 'object' && value !== null) {
		for (const part of Object.values(value)) visitTexts(part, visit);
	}
}

function renderFigure(figure: PriceFigure, { show }: FigureReference, voice: FigureVoice): string {
	if (figure === 'unavailable') return voice.messages.pricing.figureUnavailable;
	return siteCurrencies()
		.map((currency) => {
			const one = figure[currency];
			const text = [figureText(one, show, currency, voice), figureUnit(one, voice)]
				.join(' ')
				.trim();
			return `<data value="${one?.min ?? ''}" data-figure="${currency}">${text}</data>`;
		})
		.join('');
}

interface Options {
	priceApi: PriceReader;
	voice: FigureVoice;
	/** Called if a text contains a price, so that the page gets the tag `prices`. */
	onPrices: () => void;
	onIncomplete: () => void;
}

/**
 * Puts the figures of the price list into the texts of an answer of the content endpoint (content contract, HTML). An element
 * that names no figure is dropped.
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
	const { priceApi, voice, onPrices, onIncomplete } = options;
	onPrices();
	const figures: PriceFigures = await loadFigures(priceApi, references, onIncomplete);
	return eachText(response, (text) =>
		text.replace(element, (_, attributes: string) => {
			const reference = referenceIn(attributes);
			const figure = reference && figures[referenceKey(reference)];
			return reference && figure ? renderFigure(figure, reference, voice) : '';
		}),
	);
}
