import type { Block, NumberField } from 'payload';
import { validateWith, words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { choice, heading, line, yesNo } from '../fields/text.ts';

const channel = choice('channel', words('Prices of', 'Priser på', 'Preise für'), [
	['all', words('All channels', 'Alle kanaler', 'Alle Kanäle')],
	['sms', words('SMS', 'Sms', 'SMS')],
	['rcs', words('RCS', 'RCS', 'RCS')],
	['email', words('E-mail', 'E-mail', 'E-Mail')],
]);

const onRequestFrom: NumberField = {
	name: 'onRequestFrom',
	type: 'number',
	label: words(
		'On request from (messages a month to one country)',
		'Pris på forespørgsel fra (beskeder om måneden til ét land)',
		'Preis auf Anfrage ab (Nachrichten im Monat in ein Land)',
	),
	min: 1,
	max: 1_000_000_000,
	validate: validateWith(
		(value: number) => Number.isInteger(value) && value >= 1 && value <= 1_000_000_000,
		words(
			'A whole number from 1 to 1,000,000,000, or empty',
			'Et helt tal fra 1 til 1.000.000.000, eller tomt',
			'Eine ganze Zahl von 1 bis 1.000.000.000, oder leer',
		),
	),
	admin: {
		description: words(
			'The estimator names no sum from this number on. Empty: the list holds for any number.',
			'Beregneren viser ingen sum fra dette antal. Tom: Listen gælder for alle antal.',
			'Ab dieser Menge nennt der Rechner keine Summe. Leer: Die Liste gilt für jede Menge.',
		),
	},
};

const priceList = defineSection(
	'pricingOverview',
	words('Prices by country', 'Priser pr. land', 'Preise nach Land'),
	words(
		'The price list: prices of a country with currency, operators and cost estimate',
		'Prislisten: et lands priser med valuta, teleselskaber og beregner',
		'Die Preisliste: Preise eines Landes mit Währung, Netzbetreibern und Kostenrechner',
	),
	[
		heading,
		richText(),
		channel,
		yesNo('showAllCountries', words('Show every country', 'Vis alle lande', 'Alle Länder zeigen')),
		yesNo('showEstimator', words('Show the estimator', 'Vis beregneren', 'Rechner zeigen')),
		line('vatNote', words('Note about VAT', 'Note om moms', 'Hinweis zur Mehrwertsteuer')),
		onRequestFrom,
		linkField(
			'requestLink',
			words(
				'Where to ask for a price',
				'Her kan man bede om en pris',
				'Wo man einen Preis anfragt',
			),
		),
		linkField(
			'startLink',
			words(
				'Where to go on with an estimate',
				'Her kommer man videre med et overslag',
				'Wo es mit einer Schätzung weitergeht',
			),
		),
	],
);

/** Prices by country, from the price API: it shows them without any text of its own. */
export const block: Block = { ...priceList, custom: { canBeEmpty: true } };
