import { afterEach, expect, it } from 'vitest';
import {
	defaultCurrency,
	isSiteCurrency,
	localeCurrency,
	siteCurrencies,
	siteCurrencyOf,
} from './currencies.ts';
import { setSiteOptions, siteOptions } from './options.ts';

afterEach(() => setSiteOptions(null));

it('offers every currency by default', () => {
	expect([siteCurrencies(), defaultCurrency()]).toEqual([['EUR', 'DKK'], 'EUR']);
	expect(['DK', 'SE'].map(siteCurrencyOf)).toEqual(['DKK', 'EUR']);
	expect((['en', 'da', 'de'] as const).map(localeCurrency)).toEqual(['EUR', 'DKK', 'EUR']);
});

it('uses the first configured currency by default', () => {
	setSiteOptions({ ...siteOptions(), currencies: ['DKK', 'EUR'] });
	expect([defaultCurrency(), siteCurrencyOf('SE')]).toEqual(['DKK', 'DKK']);
});

it('ignores a disabled currency', () => {
	setSiteOptions({ ...siteOptions(), currencies: ['EUR'] });
	expect([isSiteCurrency('DKK'), siteCurrencyOf('DK')]).toEqual([false, 'EUR']);
});
