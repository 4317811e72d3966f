import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogTable'>>((t) => ({
	__typename: 'BlogTable',
	id: 'table-1',
	caption: t({ en: 'Characters per segment', da: 'Tegn pr. segment', de: 'Zeichen pro Segment' }),
	hasHeader: true,
	rows: [
		{
			cells: [
				'',
				t({ en: 'One segment', da: 'Ét segment', de: 'Ein Segment' }),
				t({ en: 'Each of several', da: 'Hvert af flere', de: 'Jedes von mehreren' }),
			],
		},
		{ cells: ['GSM-7', '160', '153'] },
		{ cells: ['UCS-2', '70', '67'] },
	],
}));

export const example = createExample('en');
