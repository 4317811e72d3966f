import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'ContactDetailsSection'> = {
	__typename: 'ContactDetailsSection',
	id: 'contact-details',
	heading: 'Where to find us',
	text: '<p>A person answers.</p>',
	channels: [
		{
			kind: 'email',
			label: 'Sales',
			link: exampleLink('mailto:hello@company.example', 'hello@company.example'),
			text: 'New accounts and large volumes.',
		},
		{
			kind: 'chat',
			label: 'Chat',
			link: exampleLink('/contact#openchat', 'Open the chat'),
			text: 'During opening hours a person.',
		},
	],
	address: 'Signalkajen 7\n5700 Svendborg\nDenmark',
	openingHours: 'Monday to Friday 8.30–16.30',
	image: exampleDrawing('feature-office', 'A house at the harbor'),
};
