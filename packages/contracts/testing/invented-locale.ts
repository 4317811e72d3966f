import { localeCodes, locales } from '../locales.ts';

const invented = {
	code: 'xx',
	languageTag: 'sv-FI',
	name: 'Invented',
	flag: 'xx',
	likelyCountry: 'FI',
};

/** Adds an invented language for the rest of a test file; import what is tested afterwards, dynamically. */
export function inventLocale(): typeof invented {
	// The lists are constant for the program, and can be added to here only because this is a test.
	for (const [list, entry] of [
		[locales, invented],
		[localeCodes, invented.code],
	]) {
		Reflect.apply(Array.prototype.push, list, [entry]);
	}
	return invented;
}
