import { words } from '../../platform/i18n/words.ts';
import { defineElement } from '../fields/sections/block.ts';
import { filledList, heading, line, lines } from '../fields/text.ts';

/** Points with a short title each. */
export const block = defineElement(
	'featureList',
	words('Feature list', 'Punktliste', 'Punkteliste'),
	words(
		'Points with a short title each',
		'Punkter med hver sin korte titel',
		'Punkte mit je einem kurzen Titel',
	),
	[
		heading,
		filledList('features', words('Points', 'Punkter', 'Punkte'), words('Point', 'Punkt', 'Punkt'), [
			line('title', words('Title', 'Titel', 'Titel'), { required: true }),
			lines('text', words('Text', 'Tekst', 'Text')),
		]),
	],
	'blog-feature-list',
);
