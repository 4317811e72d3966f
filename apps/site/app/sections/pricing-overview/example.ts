import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'PricingOverviewSection'>>((t) => ({
	__typename: 'PricingOverviewSection',
	id: 'prices',
	heading: t({ en: 'Prices by country', da: 'Priser efter land', de: 'Preise nach Land' }),
	text: t({
		en: '<p>Choose countries and currency.</p>',
		da: '<p>Vælg lande og valuta.</p>',
		de: '<p>Wählen Sie Länder und Währung.</p>',
	}),
	channel: 'all',
	showAllCountries: true,
	showEstimator: true,
	vatNote: t({
		en: 'All prices exclude VAT. Sample data.',
		da: 'Alle priser er ekskl. moms. Eksempeldata.',
		de: 'Alle Preise zzgl. MwSt. Beispieldaten.',
	}),
	onRequestFrom: 250_000,
	requestLink: {
		url: '/contact',
		title: t({ en: 'Ask for a price', da: 'Bed om en pris', de: 'Preis anfragen' }),
		target: '_self',
	},
	startLink: {
		url: '/get-started',
		title: t({
			en: 'Get started with these volumes',
			da: 'Kom i gang med disse mængder',
			de: 'Mit diesen Mengen loslegen',
		}),
		target: '_self',
	},
}));

export const example = createExample('en');
