import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'WideCtaSection'> = {
	__typename: 'WideCtaSection',
	id: 'wide-cta',
	heading: 'Fifty messages on us',
	text: '<p>A test account takes a minute.</p>',
	buttons: [
		exampleButton('/contact', 'Open a test account'),
		exampleButton('/pricing', 'See prices', 'ghost'),
	],
	theme: 'light',
};
