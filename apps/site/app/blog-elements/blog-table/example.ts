import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogTable'>>((t) => ({
	__typename: 'BlogTable',
	id: 'table-1',
	caption: t('Characters per segment', 'Tegn pr. segment', 'Zeichen pro Segment'),
	hasHeader: true,
	rows: [
		{
			cells: [
				'',
				t('One segment', 'Ét segment', 'Ein Segment'),
				t('Each of several', 'Hvert af flere', 'Jedes von mehreren'),
			],
		},
		{ cells: ['GSM-7', '160', '153'] },
		{ cells: ['UCS-2', '70', '67'] },
	],
}));

export const example = createExample('en');
