import { localized } from '~/testing/localized-example';
import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'WideCtaSection'>>((t) => ({
	__typename: 'WideCtaSection',
	id: 'wide-cta',
	heading: t(
		'Fifty messages on us',
		'Halvtreds beskeder på vores regning',
		'Fünfzig Nachrichten auf unsere Rechnung',
	),
	text: t(
		'<p>A test account takes a minute.</p>',
		'<p>En testkonto tager et minut.</p>',
		'<p>Ein Testkonto ist in einer Minute eingerichtet.</p>',
	),
	buttons: [
		exampleButton('/contact', t('Open a test account', 'Opret en testkonto', 'Testkonto eröffnen')),
		exampleButton('/pricing', t('See prices', 'Se priser', 'Preise ansehen'), 'ghost'),
	],
	theme: 'light',
}));

export const example = createExample('en');
