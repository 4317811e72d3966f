import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { richText } from '../fields/rich-text.ts';
import { block as define } from '../fields/sections/block.ts';
import { columnsField, heading, line, listLabels } from '../fields/text.ts';

/** Links with a description each. */
export const block = define(
	'linkList',
	'LinkListBlock',
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
		{
			name: 'links',
			type: 'array',
			...listLabels(words('Links', 'Links', 'Links'), words('Link', 'Link', 'Link')),
			minRows: 1,
			fields: [
				linkField(),
				line('description', words('Description', 'Beskrivelse', 'Beschreibung')),
			],
		},
	],
);
