import { afterEach, expect, it } from 'vitest';
import { currencyIn, defaultCurrency, isSiteCurrency, siteCurrencies } from './currencies.ts';
import { setSiteOptions, siteOptions } from './options.ts';

afterEach(() => setSiteOptions(null));

it('offers every currency until somebody chooses', () => {
	expect([siteCurrencies(), defaultCurrency()]).toEqual([['EUR', 'DKK'], 'EUR']);
	expect(['DK', 'SE'].map(currencyIn)).toEqual(['DKK', 'EUR']);
});

it('shows the chosen first one to visitors who have not chosen', () => {
	setSiteOptions({ ...siteOptions(), currencies: ['DKK', 'EUR'] });
	expect([defaultCurrency(), currencyIn('SE')]).toEqual(['DKK', 'DKK']);
});

it('knows no currency that is off', () => {
	setSiteOptions({ ...siteOptions(), currencies: ['EUR'] });
	expect([isSiteCurrency('DKK'), currencyIn('DK')]).toEqual([false, 'EUR']);
});
