// @vitest-environment ./test/dom/environment.ts

import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { RenderRecord } from '#shared/http/render-record.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { PriceReader } from '#shared/prices/price-reader.ts';
import { contentContext } from '~/content/content.server';
import {
	GetCountryGuideDocument,
	GetPricePagesDocument,
	GetRedirectDocument,
	GetSlugOwnerDocument,
} from '~/content/generated/documents';
import { siteContext } from '~/content/site-context.server';
import { findCountry, movedCountry } from '~/features/pricing/country-page/find-country.server';
import { loadCountryPage } from '~/features/pricing/country-page/load-country-page.server';
import {
	loadCountryPages,
	pricedCountries,
} from '~/features/pricing/country-page/load-country-pages.server';
import { priceApiContext } from '~/features/pricing/price-api-context.server';
import { countryMeta } from '~/seo/heads/country-meta';
import { renderHtml, texts } from '~/testing/render';
import { examplePrices, inCurrency } from '../../../test/prices/example-prices';
import { exampleShared } from '../example-shared';
import { CountryView } from './country-view';

const guide = {
	senderTypes: ['name'],
	registration: 'None.',
	optOut: '',
	quietHours: '',
	notes: '<p>More.</p>',
	checkedOn: '2026-11-02',
};

const root = { id: 'root', loaderData: { ...exampleShared, origin: 'http://site.test' } };

const pricePages = [
	{ href: '/pricing', id: '1', locale: 'en', post_title: 'Pricing' },
	{ href: '/da/priser', id: '1', locale: 'da', post_title: 'Priser' },
];

const priceApi: PriceReader = {
	prices: async ({ currency, countries }) =>
		countries
			.filter((code) => code !== 'CU')
			.map((code) => inCurrency(examplePrices(code), currency)),
	rcs: async () => [],
	summaries: async () => [],
	emailPrices: async () => [],
	changes: async () => null,
	smsCountries: async () => ['DE', 'SE', 'DK'],
	operators: async () => [],
};

interface SetUpOptions {
	results?: Map<unknown, unknown>;
	prices?: Partial<PriceReader>;
}

function setUp({ results = new Map(), prices = {} }: SetUpOptions = {}) {
	const resultByDocument = new Map<unknown, unknown>([
		[GetPricePagesDocument, { pricePages }],
		[GetCountryGuideDocument, { countryGuide: guide }],
		[GetRedirectDocument, { redirect: null }],
		[GetSlugOwnerDocument, { slugOwner: null }],
		...results,
	]);
	const content = {
		query: async (document: unknown) => resultByDocument.get(document),
		isUnsupported: () => false,
	} as never;
	const logError = vi.fn();
	const record = new RenderRecord(logError);
	const context = new RouterContextProvider();
	context.set(contentContext, content);
	context.set(siteContext, {
		origin: 'http://site.test',
		preview: undefined,
		record,
	});
	context.set(priceApiContext, { ...priceApi, ...prices });
	const load = async (path: string, lang: LocaleCode = 'en') => {
		const url = new URL(path, 'http://site.test');
		const slug = url.pathname.split('/').at(-1) ?? '';
		const address = await findCountry(content, lang, { path: url.pathname, slug });
		return address && loadCountryPage(url, context, address);
	};
	return { content, context, record, logError, load };
}

describe('the page of a country', () => {
	it('shows all prices in each currency, the operators, the rules and nearby countries', async () => {
		const { load, record } = setUp();
		const data = await load('/pricing/denmark');
		if (!data) throw new Error('not found');
		const page = renderHtml(<CountryView data={data} />, { path: '/pricing/denmark' });
		expect(texts(page, 'h1')).toEqual(['Denmark']);
		const [standard] = texts(page, 'table td');
		expect(standard?.replace(/\s/g, ' ')).toBe('€0.0132DKK 0.0924');
		expect(page.textContent).toContain('Operator DK 3');
		expect(texts(page, 'dl dd')).toEqual(['Name of up to 11 letters and digits', 'None.']);
		expect(page.querySelector('main a[href="/pricing/germany"]')?.textContent).toBe('Germany');
		expect(
			page.querySelector('main a[href="/pricing#estimator?v=DK.1000.0&e=0&s=1"]'),
		).not.toBeNull();
		expect(page.querySelector('a[href="/pricing/denmark?currency=DKK"]')).not.toBeNull();
		// 1,000, then 10,000 messages.
		expect(page.textContent).toContain('€13.20');
		expect(page.textContent).toContain('€132.00');
		expect([...record.tags]).toEqual(['prices']);
		expect(record.isDegraded).toBe(false);
	});

	it('has its URLs in each language and its offers in the metadata', async () => {
		const data = await setUp().load('/da/priser/danmark?currency=DKK', 'da');
		if (!data) throw new Error('not found');
		const head = JSON.stringify(countryMeta(data, [root]));
		expect(head).toContain('"rel":"canonical","href":"http://site.test/da/priser/danmark"');
		expect(head).toContain('"hrefLang":"en","href":"http://site.test/pricing/denmark"');
		expect(head).toContain('Danmark: priser på sms');
		expect(data.offers[0]).toEqual({
			name: 'Sms: Standardrute, Danmark',
			unit: 'pr. segment',
			range: { min: expect.stringMatching(/^0\.0924/), max: expect.stringMatching(/^0\.0924/) },
		});
	});

	it('is found by its slug in any language, and has the URL in the requested one', async () => {
		const { content } = setUp();
		const address = await findCountry(content, 'da', {
			path: '/da/priser/denmark',
			slug: 'denmark',
		});
		expect(address).toMatchObject({ code: 'DK', href: '/da/priser/danmark' });
	});

	it('does not exist without a price, below another page, or in a language without a price page', async () => {
		const { load } = setUp();
		expect(await load('/pricing/cuba')).toBeNull();
		expect(await load('/about/denmark')).toBeNull();
		expect(await load('/pricing/atlantis')).toBeNull();
		expect(await load('/de/preise/daenemark', 'de')).toBeNull();
	});

	it('shows an error if the prices cannot be loaded, and is marked as degraded', async () => {
		const down = new Error('down');
		const { load, record, logError } = setUp({ prices: { prices: () => Promise.reject(down) } });
		const data = await load('/pricing/denmark');
		expect(data?.models).toBeNull();
		if (!data) throw new Error('not found');
		const page = renderHtml(<CountryView data={data} />, { path: '/pricing/denmark' });
		expect(texts(page, '[role=alert] p')).toEqual(['The prices could not be fetched.']);
		expect(texts(page, 'dl dd')).toContain('None.');
		expect(record.isDegraded).toBe(true);
		expect(logError).toHaveBeenCalledWith(down, expect.any(String));
	});

	it('loads without its guide and without nearby countries', async () => {
		const { load } = setUp({
			results: new Map([[GetCountryGuideDocument, { countryGuide: null }]]),
			prices: { smsCountries: () => Promise.reject(new Error('down')) },
		});
		const data = await load('/pricing/denmark');
		expect(data).toMatchObject({ guide: null, nearby: [] });
	});
});

describe('a former URL of a country', () => {
	const findRedirect = (path: string, results?: [unknown, unknown][]) => {
		const [parentSlug = '', slug = ''] = path.split('/').slice(-2);
		return movedCountry(setUp({ results: new Map(results) }).content, path, { slug, parentSlug });
	};

	it('redirects after its price page was renamed', async () => {
		const redirect = { to: '/pricing', status: 301 };
		expect(await findRedirect('/old-prices/dk', [[GetRedirectDocument, { redirect }]])).toBe(
			'/pricing/denmark',
		);
	});

	it('redirects to the locale of the prefix', async () => {
		const slugOwner = { href: '/da/priser', locale: 'da' };
		expect(await findRedirect('/da/pricing/denmark', [[GetSlugOwnerDocument, { slugOwner }]])).toBe(
			'/da/priser/danmark',
		);
	});

	it('is a 404 below other pages', async () => {
		const redirect = { to: '/about', status: 301 };
		expect(await findRedirect('/us/denmark', [[GetRedirectDocument, { redirect }]])).toBeNull();
		expect(await findRedirect('/us/team')).toBeNull();
	});
});

it('lists the pages of countries with at least one price in any currency', async () => {
	const noAmounts = {
		sms: null,
		smsPremium: null,
		keyword: null,
		keywordFee: null,
		number: null,
		numberFee: null,
	};
	const rcs = { BASIC: null, SINGLE: null, CONVERSATION_A2P: null, CONVERSATION_P2A: null };
	const summary = (country: string, more: object = {}) => ({
		country,
		...noAmounts,
		rcs,
		operators: 0,
		validFrom: null,
		...more,
	});
	const { context } = setUp({
		prices: {
			summaries: async (currency) => [
				summary('DK', currency === 'DKK' ? { number: '1' } : {}),
				summary('CU'),
				summary('AT', { sms: '0' }),
			],
		},
	});
	const countries = await loadCountryPages(context, 'da', pricedCountries);
	expect(countries?.pages.map(({ href }) => href)).toEqual([
		'/da/priser/danmark',
		'/da/priser/oestrig',
	]);
	expect(countries?.pages[0]?.translations.map(({ href }) => href)).toEqual([
		'/pricing/denmark',
		'/da/priser/danmark',
	]);
	expect(await loadCountryPages(context, 'de', pricedCountries)).toBeNull();
});
