import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'HeroSection'> = {
	__typename: 'HeroSection',
	id: 'hero',
	eyebrow: 'SMS, RCS and e-mail',
	heading: 'Say it once. See where it got to.',
	text: '<p>One API and one public price list for three channels. Every message has a status you can look up.</p>',
	buttons: [
		exampleButton('/contact', 'Get started'),
		exampleButton('/pricing', 'See the price list', 'ghost'),
	],
	notes: [
		'Prices public, to the last decimal',
		'Data kept in Denmark and Germany',
		'No contract period',
	],
	image: exampleDrawing('hero-home', 'A ship with signal flags beside a phone', 1200, 900),
	animation: null,
	theme: 'dark',
};
