import { locales } from '@website/contracts/locales';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#shared/prices/countries.ts';
import { countryOfSlug, countryPath, countrySlug } from './country-slugs';

describe('addresses of countries', () => {
	it.each([
		['DK', 'en', 'denmark'],
		['DK', 'da', 'danmark'],
		['DK', 'de', 'daenemark'],
		['CI', 'en', 'cote-d-ivoire'],
		['AX', 'da', 'aaland'],
	] as const)('%s in %s is %s', (code, locale, slug) =>
		expect(countrySlug(code, locale)).toBe(slug),
	);

	it('are one for each country in each language, and lead back to it from any', () => {
		for (const { code: locale } of locales) {
			const slugs = countryCodes.map((code) => countrySlug(code, locale));
			expect(new Set(slugs).size).toBe(countryCodes.length);
			expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
			expect(slugs.map(countryOfSlug)).toEqual(countryCodes);
		}
	});

	it('that somebody may type lead there too; others mean nothing', () => {
		expect(['dk', 'dnk', 'uk', 'holland'].map(countryOfSlug)).toEqual(['DK', 'DK', 'GB', 'NL']);
		expect(['45', 'security', '', 'de-preise'].map(countryOfSlug)).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		]);
	});

	/** A new version of Node may name a country otherwise. Its former address must then lead on: add the old name to `otherNames`. */
	it('stay what they were', async () => {
		const all = countryCodes.map((code) =>
			[code, ...locales.map((locale) => countrySlug(code, locale.code))].join(' '),
		);
		await expect(`${all.join('\n')}\n`).toMatchFileSnapshot('country-slugs.recorded.txt');
	});

	it('stand below the page with all prices, where that stands at the top', () => {
		expect(countryPath('/pricing', 'DK', 'en')).toBe('/pricing/denmark');
		expect(countryPath('/de/preise', 'DK', 'de')).toBe('/de/preise/daenemark');
		expect(countryPath('/products/pricing', 'DK', 'en')).toBeNull();
		expect(countryPath('/da', 'DK', 'da')).toBeNull();
		expect(countryPath('/', 'DK', 'en')).toBeNull();
	});
});
