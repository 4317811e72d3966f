import { localeCodes, locales } from '../locales.ts';

const testLocale = {
	code: 'xx',
	languageTag: 'sv-FI',
	name: 'Invented',
	flag: 'xx',
	likelyCountry: 'FI',
};

/** Adds an invented language for the rest of a test file. Import the tested modules dynamically afterwards. */
export function inventLocale(): typeof testLocale {
	// The lists are readonly; only tests may add to them.
	for (const [list, entry] of [
		[locales, testLocale],
		[localeCodes, testLocale.code],
	]) {
		Reflect.apply(Array.prototype.push, list, [entry]);
	}
	return testLocale;
}
