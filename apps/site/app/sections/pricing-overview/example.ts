import type { SectionFields } from '../section-props';

export const example: SectionFields<'PricingOverviewSection'> = {
	__typename: 'PricingOverviewSection',
	id: 'prices',
	heading: 'Prices by country',
	text: '<p>Choose countries and currency.</p>',
	channel: 'all',
	showAllCountries: true,
	showEstimator: true,
	vatNote: 'All prices exclude VAT. Sample data.',
	onRequestFrom: 250_000,
	requestLink: { url: '/contact', title: 'Ask for a price', target: '_self' },
};
