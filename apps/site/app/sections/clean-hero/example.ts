import { localized } from '~/testing/localized-example';
import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'CleanHeroSection'>>((t) => ({
	__typename: 'CleanHeroSection',
	id: 'clean-hero',
	eyebrow: 'Blog',
	heading: t(
		'Written between two tides',
		'Skrevet mellem to tidevand',
		'Zwischen zwei Gezeiten geschrieben',
	),
	text: t(
		'<p>What we learnt about messages, prices and the people who receive them.</p>',
		'<p>Det, vi har lært om beskeder, priser og de mennesker, der modtager dem.</p>',
		'<p>Was wir über Nachrichten, Preise und die Menschen gelernt haben, die sie erhalten.</p>',
	),
	buttons: [
		exampleButton('/blog', t('All articles', 'Alle artikler', 'Alle Artikel'), 'secondary'),
	],
	align: 'start',
}));

export const example = createExample('en');
