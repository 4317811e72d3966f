import { afterEach, expect, it } from 'vitest';
import { currencyIn, defaultCurrency, isSiteCurrency, siteCurrencies } from './currencies.ts';
import { setSiteOptions, siteOptions } from './options.ts';

afterEach(() => setSiteOptions(null));

it('offers every currency by default', () => {
	expect([siteCurrencies(), defaultCurrency()]).toEqual([['EUR', 'DKK'], 'EUR']);
	expect(['DK', 'SE'].map(currencyIn)).toEqual(['DKK', 'EUR']);
});

it('uses the first configured currency by default', () => {
	setSiteOptions({ ...siteOptions(), currencies: ['DKK', 'EUR'] });
	expect([defaultCurrency(), currencyIn('SE')]).toEqual(['DKK', 'DKK']);
});

it('ignores a disabled currency', () => {
	setSiteOptions({ ...siteOptions(), currencies: ['EUR'] });
	expect([isSiteCurrency('DKK'), currencyIn('DK')]).toEqual([false, 'EUR']);
});
