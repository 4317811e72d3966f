import { words } from '../../platform/i18n/words.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { widthField, yesNo } from '../fields/text.ts';

/** A long text with headings, lists and tables. */
export const block = defineSection(
	'richText',
	words('Long text', 'Lang tekst', 'Langer Text'),
	words(
		'Text over the full width, with headings, lists, tables and pictures',
		'Tekst i fuld bredde, med overskrifter, lister, tabeller og billeder',
		'Text über die ganze Breite, mit Überschriften, Listen, Tabellen und Bildern',
	),
	[
		richText('content', words('Text', 'Tekst', 'Text'), 'full'),
		widthField,
		yesNo(
			'tableOfContents',
			words('Table of contents', 'Indholdsfortegnelse', 'Inhaltsverzeichnis'),
		),
	],
);
