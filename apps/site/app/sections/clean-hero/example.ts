import { localized } from '~/testing/localized-example';
import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'CleanHeroSection'>>((t) => ({
	__typename: 'CleanHeroSection',
	id: 'clean-hero',
	eyebrow: 'Blog',
	heading: t({
		en: 'Written between two tides',
		da: 'Skrevet mellem to tidevand',
		de: 'Zwischen zwei Gezeiten geschrieben',
	}),
	text: t({
		en: '<p>What we learnt about messages, prices and the people who receive them.</p>',
		da: '<p>Det, vi har lært om beskeder, priser og de mennesker, der modtager dem.</p>',
		de: '<p>Was wir über Nachrichten, Preise und die Menschen gelernt haben, die sie erhalten.</p>',
	}),
	buttons: [
		exampleButton(
			'/blog',
			t({ en: 'All articles', da: 'Alle artikler', de: 'Alle Artikel' }),
			'secondary',
		),
	],
	align: 'start',
}));

export const example = createExample('en');
