import { words } from '../../platform/i18n/words.ts';
import { iconField } from '../fields/icon.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, line, lines } from '../fields/text.ts';

/** Many features, briefly. */
export const block = defineSection(
	'featureList',
	words('Feature list', 'Funktionsliste', 'Funktionsliste'),
	words(
		'Many features or benefits in brief, with icons',
		'Mange funktioner eller fordele i korthed, med ikoner',
		'Viele Funktionen oder Vorteile in Kürze, mit Symbolen',
	),
	[
		heading,
		richText(),
		filledList(
			'features',
			words('Features', 'Funktioner', 'Funktionen'),
			words('Feature', 'Funktion', 'Funktion'),
			[
				iconField,
				line('title', words('Title', 'Titel', 'Titel'), { required: true }),
				lines('text', words('Text', 'Tekst', 'Text')),
			],
		),
	],
);
