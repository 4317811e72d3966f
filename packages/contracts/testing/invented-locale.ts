import { localeCodes, locales } from '../locales.ts';

const invented = {
	code: 'xx',
	languageTag: 'sv-FI',
	name: 'Invented',
	flag: 'xx',
	likelyCountry: 'FI',
};

/** Adds an invented language for the rest of a test file. Import the tested modules dynamically afterwards. */
export function inventLocale(): typeof invented {
	// The lists are readonly; only tests may add to them.
	for (const [list, entry] of [
		[locales, invented],
		[localeCodes, invented.code],
	]) {
		Reflect.apply(Array.prototype.push, list, [entry]);
	}
	return invented;
}
