import type { SectionFields } from '../section-props';

export const example: SectionFields<'FeatureListSection'> = {
	__typename: 'FeatureListSection',
	id: 'feature-list',
	heading: 'What we hold to',
	text: '<p>Written on the kitchen wall.</p>',
	features: [
		{
			icon: 'receipt',
			title: 'Prices in the open',
			text: 'If it is not on the price list, it is not on the invoice.',
		},
		{
			icon: 'chart-line',
			title: 'Bad news first',
			text: 'Failed messages are at the top of the dashboard.',
		},
		{ icon: 'unknown', title: 'Fewer messages', text: 'A message nobody wanted helps nobody.' },
	],
};
