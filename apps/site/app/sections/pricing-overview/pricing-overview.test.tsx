// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#shared/locales/locale.ts';
import {
	AnnouncedContext,
	type InitialPrices,
	InitialPricesContext,
} from '~/features/pricing/initial-prices';
import { renderHtml, texts } from '~/testing/render';
import {
	exampleChanges,
	exampleEmailPrices,
	examplePrices,
	inCurrency,
} from '../../../test/prices/example-prices';
import { example } from './example';
import { PricingOverviewSection } from './pricing-overview';

const prices: InitialPrices = {
	currency: 'EUR',
	countries: ['US', 'DE', 'FR'],
	named: { currency: false, countries: false },
	failed: false,
	emailFailed: false,
	emailPrices: exampleEmailPrices,
	priceData: ['US', 'DE', 'FR'].map((id) => inCurrency(examplePrices(id), 'EUR')),
};

function render(
	options: { prices?: Partial<InitialPrices>; section?: object; locale?: LocaleCode } = {},
) {
	return renderHtml(
		<InitialPricesContext value={{ ...prices, ...options.prices }}>
			<PricingOverviewSection section={{ ...example, ...options.section }} />
		</InitialPricesContext>,
		{ locale: options.locale },
	);
}

const row = (container: HTMLElement, label: string) =>
	[...container.querySelectorAll('tr')]
		.filter((tr) => tr.querySelector('th[scope=row]')?.textContent.startsWith(label))
		.flatMap((tr) => texts(tr, 'td'));

describe('the price overview without JavaScript', () => {
	it('shows the exact prices of the default countries', () => {
		const container = render();
		expect(texts(container, 'th[scope=col] span').filter(Boolean).slice(0, 4)).toEqual([
			'Price',
			'United States',
			'Germany',
			'France',
		]);
		expect(row(container, 'Standard route')).toEqual(['€0.0384', '€0.0286', '€0.0720']);
	});

	it('distinguishes a missing price from a price of zero', () => {
		const container = render();
		expect(row(container, 'Premium')[2]).toBe('–no price');
		expect(row(container, 'set-up')).toContain('€0.00 free');
	});

	it('shows a range if operators differ, and lists every operator', () => {
		const container = render();
		expect(row(container, 'Basic')[1]).toBe('€0.01541–0.01641');
		expect(container.textContent).toContain('Operator DE 3');
	});

	it('formats prices in the page’s language and the selected currency', () => {
		const danish = render({
			locale: 'da',
			prices: {
				currency: 'DKK',
				priceData: [inCurrency(examplePrices('DK'), 'DKK')],
				countries: ['DK'],
			},
		});
		expect(row(danish, 'Standardrute')).toEqual(['0,0924\u00a0kr.']);
		expect(texts(danish, 'button[aria-pressed=true]')).toEqual(['DKK']);
		expect(render({ locale: 'de' }).textContent).toContain('ab 1.000.001');
	});

	it('submits every selection to the server', () => {
		const container = render();
		const names = [...container.querySelectorAll('form [name]')].map((field) =>
			field.getAttribute('name'),
		);
		expect(new Set(names)).toEqual(new Set(['currency', 'countries']));
		const remove = container.querySelector('button[name=countries]');
		expect(remove?.getAttribute('value')).toBe('DE,FR');
		const last = render({ prices: { countries: ['DK'] } });
		expect(last.querySelector('button[name=countries]')?.getAttribute('value')).toBe('');
	});

	it('reports that prices could not be loaded', () => {
		const container = render({ prices: { failed: true, priceData: [], emailPrices: [] } });
		expect(texts(container, '[role=alert]')[0]).toContain('The prices could not be fetched.');
		expect(container.textContent).toContain('E-mail prices are not available right now.');
		expect(texts(container, 'td')).not.toContain('–no price');
	});

	it('marks e-mail volumes without a list price as on request, with a link', () => {
		const limited = exampleEmailPrices.map((tier) =>
			tier.to === null ? { ...tier, to: 2e6 } : tier,
		);
		const unpriced = exampleEmailPrices.map((tier) => ({ ...tier, EUR: null }));
		for (const emailPrices of [limited, unpriced]) {
			const row = texts(render({ prices: { emailPrices } }), 'section tr').at(-1);
			expect(row).toContain('on requestAsk for a price');
			expect(row).not.toContain('–');
		}
	});

	it('suggests the usual country and currency of a language until they are selected', () => {
		const offer = (locale: LocaleCode, choice: Partial<InitialPrices> = {}) => {
			const container = render({ locale, prices: choice });
			const button = [...container.querySelectorAll('form button[name=currency]')].find(
				({ textContent }) => textContent.length > 3,
			);
			const form = new FormData(button?.closest('form') ?? undefined);
			return button && [button.textContent, button.getAttribute('value'), form.get('countries')];
		};
		expect(offer('da')).toEqual(['Vis Danmark i DKK', 'DKK', 'DK']);
		expect(offer('de')).toEqual(['Deutschland in EUR anzeigen', 'EUR', 'DE']);
		expect(offer('da', { countries: ['SE', 'DK'] })?.at(2)).toBe('DK,SE');
		expect(offer('da', { countries: ['DK', 'SE'], currency: 'DKK' })).toBeUndefined();
		expect(offer('de', { countries: ['DE'] })).toBeUndefined();
	});

	it('begins with the estimator for the countries of the page and links to the list', () => {
		const container = render();
		expect(texts(container, 'h2')).toEqual(['What will it cost?', 'Prices by country']);
		expect(texts(container, '#estimator fieldset:has(input) legend.float-left')).toEqual([
			'United States',
			'Germany',
			'France',
		]);
		expect(texts(container, '#estimator output')).toEqual(['€139.00']);
		const listHref = container.querySelector('#estimator a[href^="#"]')?.getAttribute('href');
		expect(container.querySelector(`${listHref} table`)).not.toBeNull();
	});

	it('starts React for the estimator on a touch or on a URL with its fragment, not when it comes into view', () => {
		const estimator = render().querySelector('#estimator');
		expect(estimator?.closest('[data-interactive]')?.className).toBe('contents');
	});

	it('shows only the channel that an editor selected', () => {
		const email = render({
			section: { channel: 'email', showEstimator: false, showAllCountries: false },
		});
		expect(texts(email, 'h3')).toEqual(['E-mail']);
		const rcs = (
			<AnnouncedContext value={exampleChanges}>
				<InitialPricesContext value={{ ...prices, countries: ['DE'] }}>
					<PricingOverviewSection section={{ ...example, channel: 'rcs', showEstimator: false }} />
				</InitialPricesContext>
			</AnnouncedContext>
		);
		expect(renderHtml(rcs).textContent).not.toMatch(/standard route/i);
	});
});
