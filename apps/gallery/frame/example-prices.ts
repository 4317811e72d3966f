import { currencies } from '@website/contracts/currencies';
import type { InitialPrices } from '~/features/pricing/initial-prices';
import { countryCodes } from '../../site/shared/prices/countries.ts';
import { defaultCountries } from '../../site/shared/prices/price-address.ts';
import { summarize } from '../../site/shared/prices/summary.ts';
import {
	exampleEmailPrices,
	examplePrices,
	inCurrency,
} from '../../site/test/prices/example-prices';

/** Initial prices of a page. */
export const exampleInitialPrices: InitialPrices = {
	currency: currencies[0],
	countries: [...defaultCountries],
	named: { currency: false, countries: false },
	failed: false,
	emailFailed: false,
	emailPrices: exampleEmailPrices,
	priceData: defaultCountries.map((id) => inCurrency(examplePrices(id), currencies[0])),
};

function response({ pathname, searchParams }: URL): unknown {
	const query = searchParams.get('currency');
	const currency = currencies.find((code) => code === query) ?? currencies[0];
	const countries = searchParams.get('countries')?.split(',') ?? [...countryCodes];
	switch (pathname) {
		case '/api/prices':
		case '/api/prices/rcs':
			return countries.map((id) => inCurrency(examplePrices(id), currency));
		case '/api/prices/countries':
			return countryCodes;
		case '/api/prices/email':
			return exampleEmailPrices;
		case '/api/prices/summary':
			return countryCodes.map((id) => summarize(examplePrices(id), currency));
		default:
			return [];
	}
}

/** Responds to the site's price requests with example prices and passes on all other requests. */
export function mockPrices(): void {
	const { fetch } = window;
	window.fetch = (input, init) => {
		const url = new URL(input instanceof Request ? input.url : input, location.origin);
		if (!url.pathname.startsWith('/api/prices')) return fetch(input, init);
		return Promise.resolve(Response.json({ data: response(url) }));
	};
}
