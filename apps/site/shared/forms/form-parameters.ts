import { addressLimits } from '../limits.ts';
import { readCountryList } from '../prices/price-address.ts';

const patterns = { sent: /^\d{1,10}$/, channel: /^[a-z]{1,20}$/, volume: /^\d{1,12}$/ };

/** The valid URL parameters of forms: values of fields with these names, and the id of the submitted form. */
export function formParameters(search: URLSearchParams): Map<string, string> {
	const parameters = new Map<string, string>();
	for (const [name, pattern] of Object.entries(patterns)) {
		const value = search.get(name);
		if (value && pattern.test(value)) parameters.set(name, value);
	}
	return parameters;
}

/** The values that URL parameters fill in, by the name of the field; countries as codes. */
export function prefilledValues(search: URLSearchParams): Map<string, string[]> {
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
