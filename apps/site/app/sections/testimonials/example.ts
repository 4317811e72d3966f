import { exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'TestimonialsSection'> = {
	__typename: 'TestimonialsSection',
	id: 'testimonials',
	heading: 'What customers say',
	items: [
		{
			quote:
				'When a departure is canceled, we used to count phone calls. Now we count delivered messages.',
			author: 'Head of operations',
			company: 'Fjordfærgen',
			logo: exampleLogo('fjordfaergen', 'Fjordfærgen'),
			link: exampleLink('/customers', 'Read the case'),
		},
		{
			quote: 'The invoice matched our own log to the last cent. I checked twice.',
			author: 'Financial controller',
			company: 'Hansekontor Logistik',
			logo: exampleLogo('hansekontor', 'Hansekontor Logistik'),
			link: null,
		},
		{
			quote: 'They told us to send two messages a month instead of four. Sales stayed the same.',
			author: 'Marketing lead',
			company: 'Kastanie Kino',
			logo: null,
			link: null,
		},
	],
};
