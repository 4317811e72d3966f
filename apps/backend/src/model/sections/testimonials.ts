import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, line, lines } from '../fields/text.ts';

/** Quotes of customers. */
export const block = defineSection(
	'testimonials',
	words('Testimonials', 'Udtalelser', 'Kundenstimmen'),
	words(
		'Quotes and reviews from customers, with name and portrait',
		'Citater og anmeldelser fra kunder, med navn og portræt',
		'Zitate und Bewertungen von Kunden, mit Name und Porträt',
	),
	[
		heading,
		filledList(
			'items',
			words('Testimonials', 'Udtalelser', 'Kundenstimmen'),
			words('Testimonial', 'Udtalelse', 'Kundenstimme'),
			[
				lines('quote', words('Quote', 'Citat', 'Zitat'), { required: true }),
				line('author', words('Name or role', 'Navn eller rolle', 'Name oder Rolle'), {
					required: true,
				}),
				line('company', words('Company', 'Virksomhed', 'Unternehmen')),
				mediaField('logo', words('Logo', 'Logo', 'Logo')),
				linkField(),
			],
		),
	],
);
