import { words } from '../../platform/i18n/words.ts';
import { iconField } from '../fields/icon.ts';
import { richText } from '../fields/rich-text.ts';
import { block as define } from '../fields/sections/block.ts';
import { heading, line, lines, listLabels } from '../fields/text.ts';

/** Many features, briefly. */
export const block = define(
	'featureList',
	'FeatureListBlock',
	words('Feature list', 'Funktionsliste', 'Funktionsliste'),
	words(
		'Many features or benefits in brief, with icons',
		'Mange funktioner eller fordele i korthed, med ikoner',
		'Viele Funktionen oder Vorteile in Kürze, mit Symbolen',
	),
	[
		heading,
		richText(),
		{
			name: 'features',
			type: 'array',
			...listLabels(
				words('Features', 'Funktioner', 'Funktionen'),
				words('Feature', 'Funktion', 'Funktion'),
			),
			minRows: 1,
			fields: [
				iconField,
				line('title', words('Title', 'Titel', 'Titel'), { required: true }),
				lines('text', words('Text', 'Tekst', 'Text')),
			],
		},
	],
);
