// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { PriceFiguresContext } from '~/features/pricing/figures/figures-context';
import { referenceKey } from '~/features/pricing/figures/reference';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { PricingTableSection } from './pricing-table';
import { productPrice } from './product-price';

describe('PricingTableSection', () => {
	const container = renderHtml(<PricingTableSection section={example} />);
	const [sms, rcs] = container.querySelectorAll('article');

	it('shows the price exactly', () => {
		expect(sms?.textContent).toContain('€0.040');
		expect(sms?.textContent).toContain('€0.0465');
	});

	it('shows the price text of a product without a price', () => {
		expect(rcs?.textContent).toContain('Price on request');
		expect(rcs?.textContent).not.toContain('€');
	});

	it('labels the button of an explanation with its feature', () => {
		expect(sms?.querySelector('[popovertarget]')?.getAttribute('aria-label')).toBe(
			'More about 160 or 70 characters in a segment',
		);
	});

	it('collapses add-ons and operator prices and omits empty groups', () => {
		expect(texts(sms ?? container, 'details details summary')).toEqual([
			'Add-ons',
			'Prices by operator',
		]);
		expect(rcs?.querySelector('details details')).toBeNull();
	});
});

describe('a product with a list price', () => {
	const priceReference = {
		item: 'rcsBasic',
		country: 'DK',
		show: 'from',
		operator: null,
		volume: null,
	} as const;
	const operatorReference = { ...priceReference, operator: '23801' };
	const missingReference = { ...priceReference, operator: '99999' };
	const [first] = example.products ?? [];
	if (!first) throw new Error('the example has a product');
	const product = {
		...first,
		priceReference,
		operatorPrices: [operatorReference, missingReference].map((reference) => ({
			title: '',
			price: null,
			priceReference: reference,
			logo: null,
		})),
	};
	const figure = (min: `${number}`, max: `${number}`, operator: string | null = null) => ({
		min,
		max,
		unit: null,
		operator,
	});
	const figures = {
		[referenceKey(priceReference)]: { EUR: figure('0.05', '0.06'), DKK: figure('0.4', '0.45') },
		[referenceKey(operatorReference)]: {
			EUR: figure('0.05', '0.05', 'Operator One'),
			DKK: figure('0.4', '0.4', 'Operator One'),
		},
		[referenceKey(missingReference)]: { EUR: null, DKK: null },
	};
	const container = renderHtml(
		<PriceFiguresContext value={figures}>
			<PricingTableSection section={{ ...example, products: [product] }} />
		</PriceFiguresContext>,
	);

	it('shows the list price in both currencies instead of the entered price', () => {
		expect(texts(container, 'strong data')).toEqual([
			'from\u00a0€0.0500',
			'from\u00a0DKK\u00a00.4000',
		]);
		expect(container.textContent).not.toContain('0.040');
	});

	it('lists operators with the names and prices of the list and omits those it no longer has', () => {
		const operators = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
		expect(operators).toContain('Operator One');
		expect(operators).toHaveLength(2);
	});
});

describe('productPrice', () => {
	it('keeps all decimals in the locale’s notation', () => {
		expect(productPrice('0.0425', 'EUR', 'en')).toBe('€0.0425');
		expect(productPrice('12', 'EUR', 'en')).toBe('€12.00');
		expect(productPrice('0.0425', 'DKK', 'da').replace(/\s/g, ' ')).toBe('0,0425 kr.');
		expect(productPrice('0.100000000000000001', 'EUR', 'de')).toContain('0,100000000000000001');
		expect(productPrice('0.028', 'EUR', 'en')).toBe('€0.0280');
		expect(productPrice('on request', 'EUR', 'en')).toBe('on request EUR');
	});
});
