import { addressLimits } from '../limits.ts';
import { readCountryList } from '../prices/price-address.ts';

const sent = /^\d{1,10}$/;
const channel = /^[a-z]{1,20}$/;
const volume = /^\d{1,12}$/;

/** Parameters of an address that forms read: what fills in fields of these names, and which form has been sent. Invented values are left out. */
export function formParameters(search: URLSearchParams): Map<string, string> {
	const parameters = new Map<string, string>();
	const take = (name: string, pattern: RegExp) => {
		const value = search.get(name);
		if (value && pattern.test(value)) parameters.set(name, value);
	};
	take('sent', sent);
	take('channel', channel);
	take('volume', volume);
	return parameters;
}

/** What an address fills in, by the name of the field; countries as their codes. */
export function prefilled(search: URLSearchParams): Map<string, string[]> {
	const parameters = formParameters(search);
	const values = new Map<string, string[]>();
	for (const name of ['channel', 'volume']) {
		const value = parameters.get(name);
		if (value) values.set(name, [value]);
	}
	const { countries } = readCountryList(search.getAll('countries'));
	if (countries.length > 0) values.set('countries', countries.slice(0, addressLimits.maxCountries));
	return values;
}
