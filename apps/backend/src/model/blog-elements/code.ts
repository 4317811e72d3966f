import { words } from '../../platform/i18n/words.ts';
import { languageField } from '../fields/code.ts';
import { defineElement } from '../fields/sections/block.ts';
import { line, lines } from '../fields/text.ts';

/** Source code. */
export const block = defineElement(
	'code',
	words('Source code', 'Kildekode', 'Quelltext'),
	words(
		'Program code with colors and a button to copy it',
		'Programkode med farver og en knap til at kopiere',
		'Programmcode mit Farben und einer Schaltfläche zum Kopieren',
	),
	[
		lines('code', words('Source code', 'Kildekode', 'Quelltext'), { required: true }),
		languageField,
		line('caption', words('Caption', 'Billedtekst', 'Bildunterschrift')),
	],
);
