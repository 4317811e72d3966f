import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'PriceExtractSection'>>((t) => ({
	__typename: 'PriceExtractSection',
	id: 'price-extract',
	heading: t({ en: 'A few prices', da: 'Nogle priser', de: 'Einige Preise' }),
	text: t({
		en: '<p>The rest of the list is as public as these.</p>',
		da: '<p>Resten af listen er lige så offentlig som disse.</p>',
		de: '<p>Der Rest der Liste ist ebenso öffentlich wie diese.</p>',
	}),
	countries: ['DK', 'DE', 'US'],
	link: {
		url: '/pricing',
		title: t({ en: 'See all prices', da: 'Se alle priser', de: 'Alle Preise ansehen' }),
		target: '_self',
	},
	note: t({
		en: 'All prices exclude VAT.',
		da: 'Alle priser er ekskl. moms.',
		de: 'Alle Preise zzgl. MwSt.',
	}),
	theme: 'light',
}));

export const example = createExample('en');
