import { afterEach, describe, expect, it } from 'vitest';
import { localeCodes } from '../locales.ts';
import { defaultLocale, localeFromPath, pathPrefix, siteLocaleCodes } from './locales.ts';
import { allOptions, readSiteOptions, setSiteOptions, siteOptions } from './options.ts';

afterEach(() => setSiteOptions(null));

describe('readSiteOptions', () => {
	it('enables everything by default', () => {
		expect(readSiteOptions(null)).toEqual(allOptions());
		expect(readSiteOptions({ languages: [], currencies: ['USD'] })).toEqual(allOptions());
	});

	it('keeps the order of the switcher, and the first currency first', () => {
		const options = readSiteOptions({ languages: ['de', 'xx', 'en'], currencies: ['DKK', 'EUR'] });
		expect(options).toMatchObject({ languages: ['en', 'de'], currencies: ['DKK', 'EUR'] });
	});

	it('ignores a disabled default language', () => {
		const options = readSiteOptions({ languages: ['da', 'de'], defaultLanguage: 'en' });
		expect(options.defaultLanguage).toBe('da');
	});
});

describe('locales of paths', () => {
	it('are all supported ones by default', () => {
		expect([siteLocaleCodes(), defaultLocale()]).toEqual([['en', 'da', 'de'], 'en']);
		expect(['/', '/da', '/de/preise', '/en/about'].map(localeFromPath)).toEqual([
			...['en', 'da', 'de', 'en'],
		]);
	});

	it('have no prefix in the configured default language', () => {
		setSiteOptions({ ...siteOptions(), defaultLanguage: 'da' });
		expect(localeCodes.map(pathPrefix)).toEqual(['/en', '', '/de']);
		expect(['/priser', '/en/pricing', '/da'].map(localeFromPath)).toEqual(['da', 'en', 'da']);
	});

	it('exclude a disabled language', () => {
		setSiteOptions({ ...siteOptions(), languages: ['en', 'da'] });
		expect(siteLocaleCodes()).toEqual(['en', 'da']);
		expect(localeFromPath('/de/preise')).toBe('en');
	});
});
