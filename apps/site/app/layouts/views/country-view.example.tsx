import { perCurrency } from '@website/contracts/currencies';
import { defaultCurrency } from '@website/contracts/site-currencies';
import type { CountryPageData } from '~/features/pricing/country-page/country-page-data';
import type { PartExamples } from '~/testing/part-examples';
import { examplePrices, inCurrency } from '../../../test/prices/example-prices';
import { CountryView } from './country-view';

const data: CountryPageData = {
	country: { code: 'DE', name: 'Germany', href: '/pricing/germany' },
	locale: 'en',
	pricePage: { href: '/pricing', title: 'Pricing' },
	translations: [{ href: '/pricing/germany', id: '1', locale: 'en', post_title: 'Germany' }],
	models: perCurrency((currency) => inCurrency(examplePrices('DE'), currency)),
	guide: {
		senderTypes: ['name', 'longNumber'],
		registration: 'Names need nothing in advance.',
		optOut: 'A reply with STOP.',
		quietHours: 'We hold advertising back at night.',
		notes: '',
		checkedOn: '2026-11-02',
	},
	nearby: [
		{ code: 'DK', name: 'Denmark', href: '/pricing/denmark' },
		{ code: 'AT', name: 'Austria', href: '/pricing/austria' },
	],
	currency: defaultCurrency(),
	title: 'Germany: prices for SMS, RCS and numbers',
	description: '',
	offers: [],
	validFrom: '2026-01-01',
};

export const examples: PartExamples = () => ({
	'With a guide': <CountryView data={data} />,
	'Prices are down': <CountryView data={{ ...data, models: null, guide: null, nearby: [] }} />,
});
