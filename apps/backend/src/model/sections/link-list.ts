import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { columnsField, filledList, heading, line } from '../fields/text.ts';

/** Links with a description each. */
export const block = defineSection(
	'linkList',
	words('Link list', 'Linkliste', 'Linkliste'),
	words(
		'Links or downloads with a description each, to read on',
		'Links eller filer med hver sin beskrivelse, til videre læsning',
		'Links oder Dateien mit je einer Beschreibung, zum Weiterlesen',
	),
	[
		heading,
		richText(),
		columnsField,
		filledList('links', words('Links', 'Links', 'Links'), words('Link', 'Link', 'Link'), [
			linkField(),
			line('description', words('Description', 'Beskrivelse', 'Beschreibung')),
		]),
	],
);
