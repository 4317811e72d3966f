import { localeCodes, locales } from '../locales.ts';

const invented = {
	code: 'xx',
	languageTag: 'sv-FI',
	name: 'Invented',
	prefix: '/xx',
	flag: 'xx',
};

/**
 * Adds an invented language to the list for the rest of a test file. Whatever lists languages must know it: import what is tested
 * afterwards, dynamically. Returns its definition.
 */
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
