import { describe, expect, it } from 'vitest';
import { countryCodes } from '#shared/prices/countries.ts';
import { countryOptions, findCountries } from './country-options';

const find = (query: string, locale: 'en' | 'da' | 'de' = 'en') =>
	findCountries(countryOptions(countryCodes, locale), query).map(({ code }) => code);

describe('a country is found', () => {
	it.each(['Germany', 'Tyskland', 'Deutschland', 'germ', 'DE', 'deu', '+49', '0049', '49'])(
		'in every language of the page by %s',
		(query) => {
			for (const locale of ['en', 'da', 'de'] as const) expect(find(query, locale)[0]).toBe('DE');
		},
	);

	it.each([
		['+1', 'CA'],
		['+1 242', 'BS'],
		['+1 (242)', 'BS'],
		['uk', 'GB'],
		['usa', 'US'],
		['Österreich', 'AT'],
		['osterreich', 'AT'],
		['oesterreich', 'AT'],
		['Østrig', 'AT'],
		['oestrig', 'AT'],
		['ostrig', 'AT'],
		['aaland', 'AX'],
		['aland', 'AX'],
		['Åland', 'AX'],
		['Cote d', 'CI'],
		['XK', 'XK'],
	])('by %s', (query, code) => expect(find(query)[0]).toBe(code));

	it('by its name in the page’s language before others', () => {
		expect(find('den')[0]).toBe('DK');
		expect(find('dan')[0]).toBe('DK');
		expect(find('nord', 'da').slice(0, 2)).toEqual(['KP', 'MK']);
	});

	it('not by other texts', () => expect(find('atlantis')).toEqual([]));
});

it('no two countries look alike', () => {
	for (const locale of ['en', 'da', 'de'] as const) {
		const names = countryOptions(countryCodes, locale).map(({ name }) => name);
		expect(new Set(names).size).toBe(countryCodes.length);
	}
});
