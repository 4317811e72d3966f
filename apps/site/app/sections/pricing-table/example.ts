import type { ProductFieldsFragment } from '~/content/generated/operations';
import { exampleButton } from '../example-parts';
import type { SectionFields } from '../section-props';

const sms: ProductFieldsFragment = {
	id: 'sms',
	locale: 'en',
	title: 'SMS',
	description: '<p>Text to nearly every phone. You pay per segment.</p>',
	price: '0.040',
	priceReference: null,
	priceText: 'per segment to Denmark',
	currency: 'EUR',
	type: 'payAsYouGo',
	messageType: 'sms',
	provider: 'Example',
	date: '2026-01-01T08:00:00Z',
	image: null,
	globalButtons: [exampleButton('/contact', 'Get started')],
	featureBoxes: [
		{
			text: '160 or 70 characters in a segment',
			tooltip: true,
			tooltipText: '160 with the GSM-7 alphabet, 70 as soon as one character needs UCS-2.',
		},
		{ text: 'Delivery status by webhook', tooltip: false, tooltipText: null },
	],
	addOnProducts: [
		{
			title: 'Own number',
			description: 'For replies.',
			price: '12.00',
			priceReference: null,
			priceText: 'per month',
			currency: 'EUR',
		},
	],
	operatorPrices: [{ title: 'Operator', price: '0.0465', priceReference: null, logo: null }],
	footerText: 'Sample price, excluding VAT.',
	footerFeatures: ['No monthly fee'],
};

export const example: SectionFields<'PricingTableSection'> = {
	__typename: 'PricingTableSection',
	id: 'pricing-table',
	heading: 'Products and their prices',
	text: '<p>Pay for what you send.</p>',
	note: 'Sample data of a fictional company.',
	products: [
		sms,
		{
			...sms,
			id: 'rcs',
			title: 'RCS',
			price: null,
			priceText: 'Price on request',
			featureBoxes: [{ text: 'Verified sender', tooltip: false, tooltipText: null }],
			addOnProducts: [],
			operatorPrices: [],
			footerText: '',
			footerFeatures: [],
		},
	],
};
