import { words } from '../../platform/i18n/words.ts';
import { requiredToPublish } from '../fields/required-to-publish.ts';
import { richText } from '../fields/rich-text.ts';
import { defineElement } from '../fields/sections/block.ts';

/** Paragraphs, headings, lists, tables and pictures. */
export const block = defineElement(
	'content',
	words('Text', 'Tekst', 'Text'),
	words(
		'Paragraphs with headings, lists, links, tables and pictures',
		'Afsnit med overskrifter, lister, links, tabeller og billeder',
		'Absätze mit Überschriften, Listen, Links, Tabellen und Bildern',
	),
	[requiredToPublish(richText('content', words('Text', 'Tekst', 'Text'), 'full'))],
);
