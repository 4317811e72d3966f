import type { SenderType } from '~/content/generated/operations';

/** Texts of the page of a country. Country names are only in positions that require no article in any language. */
export const countryPrices = {
	title: (name: string) => `${name}: prices for SMS, RCS and numbers`,
	intro: 'SMS, RCS, numbers and keywords, operator by operator.',
	dialing: (code: string) => `Dialing code +${code}`,
	pricesHeading: 'Prices',
	shownIn: (currency: string) => `Prices in ${currency}, without VAT.`,
	showIn: (currency: string) => `Show in ${currency}`,
	exampleHeading: 'What that comes to',
	exampleText: 'Messages of one segment to this country, in one month.',
	exampleCaption: 'Costs of messages by their number',
	messages: 'Messages',
	estimate: 'Estimate your own',
	compare: 'Compare with other countries',
	operatorsHeading: 'Operators',
	operatorsText: 'RCS prices differ by operator. An SMS costs the same in every network.',
	firstOperators: (part: string, count: string) => `${part} of ${count} operators. All of them:`,
	rulesHeading: 'Senders and rules',
	rulesNote: 'This is how we do it, not legal advice.',
	senders: 'Possible senders',
	senderTypes: {
		name: 'Name of up to 11 letters and digits',
		shortNumber: 'Short code',
		longNumber: 'Long number',
		rcsAgent: 'RCS agent',
	} satisfies Record<SenderType, string>,
	registration: 'Registration',
	optOut: 'Opting out',
	quietHours: 'Quiet hours',
	checked: (day: string) => `Last checked ${day}`,
	nearbyHeading: 'Countries nearby',
	allCountries: 'All countries',
};

export type CountryPriceMessages = typeof countryPrices;
