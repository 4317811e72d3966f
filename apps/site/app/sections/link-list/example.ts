import { exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'LinkListSection'> = {
	__typename: 'LinkListSection',
	id: 'link-list',
	heading: 'Not ready to send yet',
	text: '<p>Some reading for the meantime.</p>',
	columns: 2,
	links: [
		{
			link: exampleLink('/blog/choosing-a-channel', 'SMS, RCS or e-mail'),
			description: 'A decision table and the cost of a person reached.',
		},
		{
			link: exampleLink('/blog/gsm7-or-ucs2', 'GSM-7 or UCS-2'),
			description: 'Which characters double the bill.',
		},
	],
};
