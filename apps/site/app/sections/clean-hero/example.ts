import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'CleanHeroSection'> = {
	__typename: 'CleanHeroSection',
	id: 'clean-hero',
	eyebrow: 'Blog',
	heading: 'Written between two tides',
	text: '<p>What we learnt about messages, prices and the people who receive them.</p>',
	buttons: [exampleButton('/blog', 'All articles', 'secondary')],
	align: 'start',
};
