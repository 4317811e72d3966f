import type { RelationshipField } from 'payload';
import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { defineSection } from '../fields/sections/block.ts';
import { line, lines, requiredHeading, themeField } from '../fields/text.ts';

/** Few enough to read at a glance, and to stay small on a page that is not about prices. */
const maxCountries = 8;

const countries: RelationshipField = {
	name: 'countries',
	type: 'relationship',
	relationTo: 'countries',
	hasMany: true,
	maxRows: maxCountries,
	label: words('Countries', 'Lande', 'Länder'),
	admin: {
		allowCreate: false,
		allowEdit: false,
		description: words(
			'Up to 8, in this order. Those without a price are left out. Empty: the usual ones.',
			'Højst 8, i denne rækkefølge. Lande uden pris udelades. Tom: de sædvanlige.',
			'Höchstens 8, in dieser Reihenfolge. Länder ohne Preis entfallen. Leer: die üblichen.',
		),
	},
};

/** A few prices of the price list, with a link to all of them. */
export const block = defineSection(
	'priceExtract',
	words('Price extract', 'Uddrag af priser', 'Preisauszug'),
	words(
		'A few countries’ prices from the price list, with a link to all of them',
		'Nogle landes priser fra prislisten, med et link til dem alle',
		'Preise einiger Länder aus der Preisliste, mit einem Link zu allen',
	),
	[
		requiredHeading,
		lines('text', words('Text', 'Tekst', 'Text')),
		countries,
		linkField('link', words('Way to all prices', 'Vej til alle priser', 'Weg zu allen Preisen')),
		line('note', words('Note', 'Note', 'Hinweis')),
		themeField,
	],
);
