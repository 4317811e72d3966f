import { exampleDrawing, exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'ReferencesSection'> = {
	__typename: 'ReferencesSection',
	id: 'references',
	heading: 'Cases with a number each',
	text: '<p>Sample data of invented companies.</p>',
	items: [
		{
			company: 'Klinik Havblik',
			text: 'Two reminders by SMS, and a reply that moves the appointment.',
			figure: '5.1%',
			figureLabel: 'no-shows, down from 9.2%',
			logo: exampleLogo('klinik-havblik', 'Klinik Havblik'),
			image: exampleDrawing('feature-two-way', 'Two ships signal to each other'),
			link: exampleLink('/blog/appointment-reminders', 'How it was done'),
		},
		{
			company: 'Nordpakke',
			text: 'Pick-up notices go by e-mail first; after four hours an SMS follows.',
			figure: '27%',
			figureLabel: 'lower total cost, returned parcels included',
			logo: null,
			image: null,
			link: null,
		},
	],
};
