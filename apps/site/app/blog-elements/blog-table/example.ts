import type { BlogElement } from '../element';

export const example: BlogElement<'BlogTable'> = {
	__typename: 'BlogTable',
	id: 'table-1',
	caption: 'Characters per segment',
	hasHeader: true,
	rows: [
		{ cells: ['', 'One segment', 'Each of several'] },
		{ cells: ['GSM-7', '160', '153'] },
		{ cells: ['UCS-2', '70', '67'] },
	],
};
