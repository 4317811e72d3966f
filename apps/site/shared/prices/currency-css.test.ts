// @vitest-environment happy-dom
import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { figureStyles } from '../../../../scripts/contracts/figure-styles.ts';
import { currencyCss } from './currency-css.ts';

beforeEach(() => {
	document.body.innerHTML = '<i data-figure="EUR"></i><i data-figure="DKK"></i>';
});
afterEach(() => {
	setSiteOptions(null);
	document.documentElement.removeAttribute('data-currency');
});

/** The currencies whose figures show, in a document marked with a currency or with none. */
function visibleCurrencies(currencies: ('EUR' | 'DKK')[], marked?: string): string[] {
	setSiteOptions({ ...siteOptions(), currencies });
	const { dataset } = document.documentElement;
	if (marked) dataset.currency = marked;
	else delete dataset.currency;
	document.head.innerHTML = `<style>${figureStyles()}</style><style>${currencyCss()}</style>`;
	return [...document.querySelectorAll<HTMLElement>('[data-figure]')].flatMap((figure) =>
		getComputedStyle(figure).display === 'none' ? [] : (figure.dataset.figure ?? []),
	);
}

it('adds nothing where every currency is offered in the order of the code', () => {
	setSiteOptions(null);
	expect(currencyCss()).toBe('');
});

it.each([
	[['DKK', 'EUR'], undefined, 'DKK'],
	[['DKK', 'EUR'], 'EUR', 'EUR'],
	[['DKK', 'EUR'], 'DKK', 'DKK'],
	[['DKK'], 'EUR', 'DKK'],
	[['EUR'], 'DKK', 'EUR'],
] as const)('of %j, marked with %s, shows %s', (currencies, marked, figure) => {
	expect(visibleCurrencies([...currencies], marked)).toEqual([figure]);
});
