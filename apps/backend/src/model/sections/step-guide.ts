import type { ArrayField } from 'payload';
import { words } from '../../platform/i18n/words.ts';
import { languageField } from '../fields/code.ts';
import { buttonField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, lines, listLabels, requiredHeading } from '../fields/text.ts';

/** The step's code in other programming languages, one tab each. */
const samples: ArrayField = {
	name: 'samples',
	type: 'array',
	...listLabels(
		words(
			'The same in other languages',
			'Det samme i andre programmeringssprog',
			'Dasselbe in anderen Programmiersprachen',
		),
		words('Language', 'Programmeringssprog', 'Programmiersprache'),
	),
	maxRows: 6,
	fields: [
		languageField,
		lines('code', words('Source code', 'Kildekode', 'Quelltext'), { required: true }),
	],
};

/** Steps in order, with an image or source code each. */
export const block = defineSection(
	'stepGuide',
	words('Step guide', 'Trin for trin', 'Schritt für Schritt'),
	words(
		'How it works: numbered steps with picture or source code',
		'Sådan virker det: nummererede trin med billede eller kildekode',
		'So funktioniert es: nummerierte Schritte mit Bild oder Quelltext',
	),
	[
		heading,
		richText(),
		filledList('steps', words('Steps', 'Trin', 'Schritte'), words('Step', 'Trin', 'Schritt'), [
			requiredHeading,
			richText(),
			mediaField(),
			lines('code', words('Source code', 'Kildekode', 'Quelltext')),
			languageField,
			samples,
		]),
		buttonField,
	],
);
