import { afterEach, describe, expect, it } from 'vitest';
import { localeCodes } from '../locales.ts';
import { defaultLocale, localeFromPath, pathPrefix, siteLocaleCodes } from './locales.ts';
import { allOptions, readSiteOptions, setSiteOptions, siteOptions } from './options.ts';

afterEach(() => setSiteOptions(null));

describe('readSiteOptions', () => {
	it('offers everything where nothing was chosen', () => {
		expect(readSiteOptions(null)).toEqual(allOptions());
		expect(readSiteOptions({ languages: [], currencies: ['USD'] })).toEqual(allOptions());
	});

	it('keeps the order of the switcher, and the first currency first', () => {
		const options = readSiteOptions({ languages: ['de', 'fr', 'en'], currencies: ['DKK', 'EUR'] });
		expect(options).toMatchObject({ languages: ['en', 'de'], currencies: ['DKK', 'EUR'] });
	});

	it('takes a default language that is on only', () => {
		const options = readSiteOptions({ languages: ['da', 'de'], defaultLanguage: 'en' });
		expect(options.defaultLanguage).toBe('da');
	});
});

describe('the languages of addresses', () => {
	it('are those that the code has until somebody chooses', () => {
		expect([siteLocaleCodes(), defaultLocale()]).toEqual([['en', 'da', 'de'], 'en']);
		expect(['/', '/da', '/de/preise', '/en/about'].map(localeFromPath)).toEqual([
			...['en', 'da', 'de', 'en'],
		]);
	});

	it('give the chosen default language addresses without a prefix', () => {
		setSiteOptions({ ...siteOptions(), defaultLanguage: 'da' });
		expect(localeCodes.map(pathPrefix)).toEqual(['/en', '', '/de']);
		expect(['/priser', '/en/pricing', '/da'].map(localeFromPath)).toEqual(['da', 'en', 'da']);
	});

	it('leave out a language that is off', () => {
		setSiteOptions({ ...siteOptions(), languages: ['en', 'da'] });
		expect(siteLocaleCodes()).toEqual(['en', 'da']);
		expect(localeFromPath('/de/preise')).toBe('en');
	});
});
