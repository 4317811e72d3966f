import { words } from '../../platform/i18n/words.ts';
import { block as define } from '../fields/sections/block.ts';
import { heading, line, lines, listLabels } from '../fields/text.ts';

/** Points with a short title each. */
export const block = define(
	'featureList',
	'BlogFeatureListBlock',
	words('Feature list', 'Punktliste', 'Punkteliste'),
	words(
		'Points with a short title each',
		'Punkter med hver sin korte titel',
		'Punkte mit je einem kurzen Titel',
	),
	[
		heading,
		{
			name: 'features',
			type: 'array',
			...listLabels(words('Points', 'Punkter', 'Punkte'), words('Point', 'Punkt', 'Punkt')),
			minRows: 1,
			fields: [
				line('title', words('Title', 'Titel', 'Titel'), { required: true }),
				lines('text', words('Text', 'Tekst', 'Text')),
			],
		},
	],
	'blog-feature-list',
);
