import type { SectionFields } from '../section-props';

export const example: SectionFields<'StatisticsSection'> = {
	__typename: 'StatisticsSection',
	id: 'statistics',
	heading: 'A quiet year in figures',
	theme: 'tinted',
	items: [
		{ value: '212 m', label: 'messages sent in 2025' },
		{ value: '4.1 s', label: 'median time from API call to delivery receipt' },
		{ value: '99.98%', label: 'availability of the sending API' },
		{ value: '0', label: 'price changes without 30 days’ notice' },
	],
	source: 'Sample data for 2025.',
};
