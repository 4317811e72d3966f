import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, line, lines } from '../fields/text.ts';

/** Systems that the product works with. */
export const block = defineSection(
	'integrations',
	words('Integrations', 'Integrationer', 'Integrationen'),
	words(
		'Logos of programs and systems it works with',
		'Logoer for programmer og systemer, det virker sammen med',
		'Logos von Programmen und Systemen, mit denen es zusammenarbeitet',
	),
	[
		heading,
		richText(),
		filledList(
			'items',
			words('Integrations', 'Integrationer', 'Integrationen'),
			words('Integration', 'Integration', 'Integration'),
			[
				line('name', words('Name', 'Navn', 'Name'), { required: true }),
				lines('description', words('Description', 'Beskrivelse', 'Beschreibung')),
				line('category', words('Group', 'Gruppe', 'Gruppe')),
				mediaField('logo', words('Logo', 'Logo', 'Logo')),
				linkField(),
			],
		),
	],
);
