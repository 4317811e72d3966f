import type { ArrayField } from 'payload';
import { decimalField } from '../fields/decimal.ts';
import { mediaField } from '../fields/media.ts';
import { line, lines, yesNo } from '../fields/text.ts';
import { words } from '../fields/words.ts';

/** Specification section 3: feature boxes with tooltip and tooltipText. */
export const featureBoxes: ArrayField = {
	name: 'featureBoxes',
	type: 'array',
	localized: true,
	label: words('Features', 'Funktioner', 'Funktionen'),
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
	label: words('Add-ons', 'Tilvalg', 'Zusätze'),
	fields: [
		line('title', words('Title', 'Titel', 'Titel'), { required: true }),
		lines('description', words('Description', 'Beskrivelse', 'Beschreibung')),
		decimalField('price', words('Price', 'Pris', 'Preis')),
		line('priceText', words('Text beside the price', 'Tekst ved prisen', 'Text beim Preis')),
		line('currency', words('Currency', 'Valuta', 'Währung')),
	],
};

export const operatorPrices: ArrayField = {
	name: 'operatorPrices',
	type: 'array',
	localized: true,
	label: words('Prices by operator', 'Priser pr. operatør', 'Preise nach Netzbetreiber'),
	fields: [
		line('title', words('Operator', 'Operatør', 'Netzbetreiber'), { required: true }),
		{ ...decimalField('price', words('Price', 'Pris', 'Preis')), required: true },
		mediaField('logo', words('Logo', 'Logo', 'Logo')),
	],
};
