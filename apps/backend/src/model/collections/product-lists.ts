import { mccMncPattern } from '@website/contracts/operators';
import type { ArrayField } from 'payload';
import { words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { listPrice } from '../fields/price-reference.ts';
import { line, lines, listLabels, yesNo } from '../fields/text.ts';

/** Specification section 3: feature boxes with tooltip and tooltipText. */
export const featureBoxes: ArrayField = {
	name: 'featureBoxes',
	type: 'array',
	localized: true,
	...listLabels(
		words('Features', 'Funktioner', 'Funktionen'),
		words('Feature', 'Funktion', 'Funktion'),
	),
	fields: [
		line('text', words('Text', 'Tekst', 'Text'), { required: true }),
		yesNo('tooltip', words('Has an explanation', 'Har en forklaring', 'Hat eine Erklärung')),
		lines('tooltipText', words('Explanation', 'Forklaring', 'Erklärung')),
	],
};

export const addOnProducts: ArrayField = {
	name: 'addOnProducts',
	type: 'array',
	localized: true,
	...listLabels(words('Add-ons', 'Tilvalg', 'Zusätze'), words('Add-on', 'Tilvalg', 'Zusatz')),
	fields: [
		line('title', words('Title', 'Titel', 'Titel'), { required: true }),
		lines('description', words('Description', 'Beskrivelse', 'Beschreibung')),
		listPrice,
		line('priceText', words('Text beside the price', 'Tekst ved prisen', 'Text beim Preis')),
	],
};

/** The operators whose prices a product shows. Name and price come from the price list, for the country of the product's price. */
export const operatorPrices: ArrayField = {
	name: 'operatorPrices',
	type: 'array',
	localized: true,
	...listLabels(
		words('Prices by operator', 'Priser pr. teleselskab', 'Preise nach Netzbetreiber'),
		words('Price of an operator', 'Pris for et teleselskab', 'Preis eines Netzbetreibers'),
	),
	fields: [
		{
			name: 'operator',
			type: 'text',
			required: true,
			label: words(
				'Operator: MCC and MNC, such as 23801',
				'Teleselskab: MCC og MNC, for eksempel 23801',
				'Netzbetreiber: MCC und MNC, etwa 23801',
			),
			validate: (value: unknown) =>
				(typeof value === 'string' && mccMncPattern.test(value)) || '23801, 310260 …',
		},
		mediaField('logo', words('Logo', 'Logo', 'Logo')),
	],
};
