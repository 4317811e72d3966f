import { localized } from '~/testing/localized-example';
import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'WideCtaSection'>>((t) => ({
	__typename: 'WideCtaSection',
	id: 'wide-cta',
	heading: t({
		en: 'Fifty messages on us',
		da: 'Halvtreds beskeder på vores regning',
		de: 'Fünfzig Nachrichten auf unsere Rechnung',
	}),
	text: t({
		en: '<p>A test account takes a minute.</p>',
		da: '<p>En testkonto tager et minut.</p>',
		de: '<p>Ein Testkonto ist in einer Minute eingerichtet.</p>',
	}),
	buttons: [
		exampleButton(
			'/contact',
			t({ en: 'Open a test account', da: 'Opret en testkonto', de: 'Testkonto eröffnen' }),
		),
		exampleButton(
			'/pricing',
			t({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' }),
			'ghost',
		),
	],
	theme: 'light',
}));

export const example = createExample('en');
