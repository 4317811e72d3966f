// @vitest-environment ./test/dom/environment.ts
import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { figureStyles } from '../../../../scripts/contracts/figure-styles.ts';
import { currencyCss } from './brand-document.server.ts';

beforeEach(() => {
	document.body.innerHTML = '<i data-figure="EUR"></i><i data-figure="DKK"></i>';
});
afterEach(() => {
	setSiteOptions(null);
	document.documentElement.removeAttribute('data-currency');
});

/** The currencies whose figures are visible in a document with or without a chosen currency. */
function visibleCurrencies(currencies: ('EUR' | 'DKK')[], choice?: string): string[] {
	setSiteOptions({ ...siteOptions(), currencies });
	const { dataset } = document.documentElement;
	if (choice) dataset.currency = choice;
	else delete dataset.currency;
	document.head.innerHTML = `<style>${figureStyles()}</style><style>${currencyCss()}</style>`;
	return [...document.querySelectorAll<HTMLElement>('[data-figure]')].flatMap((figure) =>
		getComputedStyle(figure).display === 'none' ? [] : (figure.dataset.figure ?? []),
	);
}

it('is empty if the site has all currencies in the default order', () => {
	setSiteOptions(null);
	expect(currencyCss()).toBe('');
});

it.each([
	[['DKK', 'EUR'], undefined, 'DKK'],
	[['DKK', 'EUR'], 'EUR', 'EUR'],
	[['DKK', 'EUR'], 'DKK', 'DKK'],
	[['DKK'], 'EUR', 'DKK'],
	[['EUR'], 'DKK', 'EUR'],
] as const)('with %j and the choice %s, shows %s', (currencies, choice, figure) => {
	expect(visibleCurrencies([...currencies], choice)).toEqual([figure]);
});
