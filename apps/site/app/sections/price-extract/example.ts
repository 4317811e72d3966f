import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'PriceExtractSection'>>((t) => ({
	__typename: 'PriceExtractSection',
	id: 'price-extract',
	heading: t('A few prices', 'Nogle priser', 'Einige Preise'),
	text: t(
		'<p>The rest of the list is as public as these.</p>',
		'<p>Resten af listen er lige så offentlig som disse.</p>',
		'<p>Der Rest der Liste ist ebenso öffentlich wie diese.</p>',
	),
	countries: ['DK', 'DE', 'US'],
	link: {
		url: '/pricing',
		title: t('See all prices', 'Se alle priser', 'Alle Preise ansehen'),
		target: '_self',
	},
	note: t('All prices exclude VAT.', 'Alle priser er ekskl. moms.', 'Alle Preise zzgl. MwSt.'),
	theme: 'light',
}));

export const example = createExample('en');
