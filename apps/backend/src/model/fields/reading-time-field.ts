import type { NumberField } from 'payload';
import { words } from '../../platform/i18n/words.ts';
import { readingMinutes } from './reading-time.ts';

/** The reading time of a blocks field in minutes, computed on save (specification section 3, SEO block). */
export const readingTimeField = (blocks: 'blogSections' | 'sections'): NumberField => ({
	name: 'readingTime',
	type: 'number',
	localized: true,
	label: words('Reading time in minutes', 'Læsetid i minutter', 'Lesezeit in Minuten'),
	admin: { readOnly: true, position: 'sidebar' },
	hooks: {
		beforeChange: [
			({ siblingData, value }) =>
				Array.isArray(siblingData[blocks]) ? readingMinutes(siblingData[blocks]) : value,
		],
	},
});
