import { countryCodes } from '@website/contracts/countries';
import { describe, expect, it } from 'vitest';
import { countryOptions, findCountries } from './country-options';

const find = (query: string, locale: 'en' | 'da' | 'de' = 'en') =>
	findCountries(countryOptions(countryCodes, locale), query).map(({ code }) => code);

describe('finds a country', () => {
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

	it('with matches in the page’s language first', () => {
		expect(find('den')[0]).toBe('DK');
		expect(find('dan')[0]).toBe('DK');
		expect(find('nord', 'da').slice(0, 2)).toEqual(['KP', 'MK']);
	});

	it('not by an unknown name', () => expect(find('atlantis')).toEqual([]));
});

it('country names are unique in each language', () => {
	for (const locale of ['en', 'da', 'de'] as const) {
		const names = countryOptions(countryCodes, locale).map(({ name }) => name);
		expect(new Set(names).size).toBe(countryCodes.length);
	}
});
