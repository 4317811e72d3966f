import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'PricingOverviewSection'>>((t) => ({
	__typename: 'PricingOverviewSection',
	id: 'prices',
	heading: t('Prices by country', 'Priser pr. land', 'Preise nach Land'),
	text: t(
		'<p>Choose countries and currency.</p>',
		'<p>Vælg lande og valuta.</p>',
		'<p>Wählen Sie Länder und Währung.</p>',
	),
	channel: 'all',
	showAllCountries: true,
	showEstimator: true,
	vatNote: t(
		'All prices exclude VAT. Sample data.',
		'Alle priser er ekskl. moms. Eksempeldata.',
		'Alle Preise zzgl. MwSt. Beispieldaten.',
	),
	onRequestFrom: 250_000,
	requestLink: {
		url: '/contact',
		title: t('Ask for a price', 'Bed om en pris', 'Preis anfragen'),
		target: '_self',
	},
	startLink: {
		url: '/get-started',
		title: t(
			'Get started with these volumes',
			'Kom i gang med disse mængder',
			'Mit diesen Mengen loslegen',
		),
		target: '_self',
	},
}));

export const example = createExample('en');
