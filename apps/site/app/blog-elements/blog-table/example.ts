import type { BlogElement } from '../element';

export const example: BlogElement<'BlogTable'> = {
	__typename: 'BlogTable',
	id: 'table-1',
	caption: 'Characters per segment',
	hasHeader: true,
	rows: [
		{ __typename: 'BlogTableRow', cells: ['', 'One segment', 'Each of several'] },
		{ __typename: 'BlogTableRow', cells: ['GSM-7', '160', '153'] },
		{ __typename: 'BlogTableRow', cells: ['UCS-2', '70', '67'] },
	],
};
