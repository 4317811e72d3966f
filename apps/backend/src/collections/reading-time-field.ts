import type { NumberField } from 'payload';
import { words } from '../fields/words.ts';
import { readingMinutes } from '../rules/reading-time.ts';

/** Minutes an article takes, counted when it is saved (specification section 3, SEO block). */
export const readingTimeField: NumberField = {
	name: 'readingTime',
	type: 'number',
	localized: true,
	label: words('Reading time in minutes', 'Læsetid i minutter', 'Lesezeit in Minuten'),
	admin: { readOnly: true, position: 'sidebar' },
	hooks: {
		beforeChange: [
			({ siblingData, value }) =>
				Array.isArray(siblingData.blogSections) ? readingMinutes(siblingData.blogSections) : value,
		],
	},
};
