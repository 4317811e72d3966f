import type { Currency } from '@website/contracts/currencies';
import { describe, expect, it, vi } from 'vitest';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { en } from '~/i18n/messages/en';
import { inFirstCurrency } from '~/seo/plain-text';
import { exampleEmailPrices, examplePrices } from '../../../../test/prices/example-prices';
import { figureText } from './figure-text';
import { insertFigures } from './figures-in-texts.server';
import { loadFigures } from './load-figures.server';
import { type FigureReference, readReference, referenceKey } from './reference';

const reference = (fields: Partial<FigureReference>): FigureReference => ({
	item: 'sms',
	country: 'DK',
	show: 'exact',
	operator: null,
	volume: null,
	...fields,
});

const priceApi: PriceReader = {
	prices: async ({ countries }) =>
		(countries.length > 0 ? countries : ['DK', 'DE', 'FR']).map((id) => examplePrices(id)),
	rcs: async ({ countries }) => countries.map((id) => examplePrices(id)),
	summaries: async () => [],
	changes: async () => null,
	emailPrices: async () => exampleEmailPrices,
	smsCountries: async () => [],
	operators: async () => [],
};

const localization = { locale: 'en', messages: en } as const;

async function textOf(fields: Partial<FigureReference>, currency: Currency = 'EUR') {
	const figureReference = reference(fields);
	const onDegraded = vi.fn();
	const figure = (await loadFigures(priceApi, [figureReference], onDegraded))[
		referenceKey(figureReference)
	];
	expect(onDegraded).not.toHaveBeenCalled();
	if (!figure || figure === 'unavailable') throw new Error('unavailable');
	return figureText(figure[currency], figureReference.show, currency, localization).replace(
		/\s/g,
		' ',
	);
}

describe('a figure of the price list', () => {
	it('has the price of the list in both currencies', async () => {
		expect(await textOf({})).toBe('€0.0132');
		expect(await textOf({}, 'DKK')).toBe('DKK 0.0924');
		expect(await textOf({ item: 'number' })).toMatch(/^€\d+\.\d\d$/);
	});

	it('is a range if operators differ, "from" the lowest price, or the price of one operator', async () => {
		expect(await textOf({ item: 'rcsBasic', country: 'DE' })).toBe('€0.01541–0.01641');
		expect(await textOf({ item: 'rcsBasic', country: 'DE', show: 'from' })).toBe('from €0.01541');
		expect(await textOf({ item: 'rcsBasic', country: 'DE', operator: '60002' })).toBe('€0.01591');
	});

	it('of all countries is a range from the lowest to the highest price', async () => {
		expect(await textOf({ country: null, show: 'range' })).toMatch(/^€0\.0\d+–0\.\d+$/);
	});

	it('of e-mail is the price of the tier for the volume', async () => {
		expect(await textOf({ item: 'email', country: null, show: 'tier', volume: 500_000 })).toBe(
			'€0.0006',
		);
		expect(await textOf({ item: 'email', country: null, show: 'from' })).toBe('from €0.00045');
	});

	it('with a quantity is rounded to cents in the last step', async () => {
		expect(await textOf({ quantity: 3120 })).toBe('€41.18');
		expect(await textOf({ quantity: 3120, per: 85 })).toBe('€0.48');
	});

	it('without a price in the list is on request', async () => {
		expect(await textOf({ item: 'rcsBasic', country: 'DE', operator: '99999' })).toBe('on request');
	});

	it('that can’t be read is unavailable and reported as incomplete', async () => {
		const onDegraded = vi.fn();
		const failing = { ...priceApi, prices: () => Promise.reject(new Error('down')) };
		const figures = await loadFigures(failing, [reference({})], onDegraded);
		expect(Object.values(figures)).toEqual(['unavailable']);
		expect(onDegraded).toHaveBeenCalled();
	});
});

describe('a figure in a text', () => {
	const fill = (response: unknown) =>
		insertFigures(response, { priceApi, localization, onPrices: () => {}, onDegraded: () => {} });
	const element = '<data data-price="sms" data-country="DK" data-quantity="1000"></data>';

	it('replaces its element with both currencies at any depth of a response', async () => {
		const { post } = (await fill({ post: { rows: [{ cells: [`<p>Pay ${element}.</p>`] }] } })) as {
			post: { rows: [{ cells: [string] }] };
		};
		const [text] = post.rows[0].cells;
		expect(text.replace(/\s/g, ' ')).toBe(
			'<p>Pay <data value="13.2" data-figure="EUR" translate="no">€13.20</data><data value="92.4" data-figure="DKK" translate="no">DKK 92.40</data>.</p>',
		);
		expect(inFirstCurrency(text)).toBe(
			'<p>Pay <data value="13.2" data-figure="EUR" translate="no">€13.20</data>.</p>',
		);
	});

	it('is dropped without a valid reference; texts without figures stay unchanged', async () => {
		const odd = `<p>${element}<data data-price="gold"></data></p>`;
		expect(await fill({ odd })).not.toMatchObject({ odd: expect.stringContaining('gold') });
		const response = { text: '<p>No price</p>' };
		expect(await fill(response)).toBe(response);
	});

	it('has only valid countries and positive integers in its reference', () => {
		expect(readReference({ price: 'sms', country: 'XX', quantity: '-1' })).toMatchObject({
			country: null,
			quantity: null,
		});
		expect(readReference({ price: 'sms', show: 'free' })).toBeNull();
	});
});
