import { countryCodes } from '@website/contracts/countries';
import { locales } from '@website/contracts/locales';
import { describe, expect, it } from 'vitest';
import { countryOfSlug, countryPath, countrySlug } from './country-slugs';

describe('country slugs', () => {
	it.each([
		['DK', 'en', 'denmark'],
		['DK', 'da', 'danmark'],
		['DK', 'de', 'daenemark'],
		['CI', 'en', 'cote-d-ivoire'],
		['AX', 'da', 'aaland'],
	] as const)('of %s in %s: %s', (code, locale, slug) =>
		expect(countrySlug(code, locale)).toBe(slug),
	);

	it('are unique in each language and resolve to their country', () => {
		for (const { code: locale } of locales) {
			const slugs = countryCodes.map((code) => countrySlug(code, locale));
			expect(new Set(slugs).size).toBe(countryCodes.length);
			expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
			expect(slugs.map(countryOfSlug)).toEqual(countryCodes);
		}
	});

	it('include codes and common names; other slugs resolve to nothing', () => {
		expect(['dk', 'dnk', 'uk', 'holland'].map(countryOfSlug)).toEqual(['DK', 'DK', 'GB', 'NL']);
		expect(['dänemark', 'united states'].map(countryOfSlug)).toEqual(['DK', 'US']);
		expect(['45', 'security', '', 'de-preise'].map(countryOfSlug)).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		]);
	});

	/** If a new version of Node renames a country, its old URL must redirect: add the old name to `otherNames`. */
	it('match the recorded slugs', async () => {
		const all = countryCodes.map((code) =>
			[code, ...locales.map((locale) => countrySlug(code, locale.code))].join(' '),
		);
		await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('country-slugs.recorded.txt');
	});

	it('are appended to a top-level price page only', () => {
		expect(countryPath('/pricing', 'DK', 'en')).toBe('/pricing/denmark');
		expect(countryPath('/de/preise', 'DK', 'de')).toBe('/de/preise/daenemark');
		expect(countryPath('/products/pricing', 'DK', 'en')).toBeNull();
		expect(countryPath('/da', 'DK', 'da')).toBeNull();
		expect(countryPath('/', 'DK', 'en')).toBeNull();
	});
});
