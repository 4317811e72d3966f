import type { SectionFields } from '../section-props';

export const example: SectionFields<'FaqSection'> = {
	__typename: 'FaqSection',
	id: 'faq',
	heading: 'Asked before',
	text: '<p>Short answers to the usual questions.</p>',
	items: [
		{
			question: 'Do you charge for failed messages?',
			answer: '<p>For SMS, yes: the operator does, too.</p>',
		},
		{
			question: 'Which characters double the bill?',
			answer: '<p>Everything outside <strong>GSM-7</strong>.</p>',
		},
	],
};
