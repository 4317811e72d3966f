import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitOperators } from '#shared/prices/first-operators.ts';
import type { PriceModel } from '#shared/prices/price-model.ts';
import type { PriceQuery } from '#shared/prices/price-reader.ts';
import { examplePrices, inCurrency } from '../../../../test/prices/example-prices';
import { isPageIncomplete } from '../../page-parts/incomplete-page';
import { addSink, removeSinks } from '../../third-party/analytics/track';
import type { InitialPrices } from '../initial-prices';
import type { SitePrices } from '../site-prices';
import { createPriceStore, restoreChoice } from './price-store';
import { storageName } from './state';

vi.mock('../../page-parts/incomplete-page', () => ({ isPageIncomplete: vi.fn(() => false) }));

interface Call extends PriceQuery {
	signal: AbortSignal | undefined;
	respond: (models?: PriceModel[]) => Promise<void>;
	fail: () => Promise<void>;
}

/** A client whose calls the test resolves in any order. */
function fakeClient() {
	const calls: Call[] = [];
	const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
	const fetchPrices = ({ currency, countries }: PriceQuery, signal?: AbortSignal) =>
		new Promise<PriceModel[]>((resolve, reject) => {
			calls.push({
				currency,
				countries,
				signal,
				respond: (models) => {
					resolve(models ?? countries.map((id) => inCurrency(examplePrices(id), currency)));
					return settle();
				},
				fail: () => {
					reject(new Error('down'));
					return settle();
				},
			});
		});
	const client: SitePrices = {
		prices: fetchPrices,
		rcs: fetchPrices,
		countries: async () => ['DK', 'SE'],
		emailPrices: async () => [],
		summaries: async () => [],
		operatorMatches: async () => [],
	};
	return { client, calls };
}

function fakeStorage(content: Record<string, string> = {}): Storage {
	const map = new Map(Object.entries(content));
	return {
		get length() {
			return map.size;
		},
		clear: () => map.clear(),
		getItem: (key) => map.get(key) ?? null,
		key: () => null,
		removeItem: (key) => void map.delete(key),
		setItem: (key, value) => void map.set(key, value),
	};
}

const initial: InitialPrices = {
	currency: 'EUR',
	countries: ['US', 'DE', 'FR'],
	named: { currency: false, countries: false },
	failed: false,
	emailFailed: false,
	emailPrices: [],
	priceData: ['US', 'DE', 'FR'].map((id) => inCurrency(examplePrices(id), 'EUR')),
};

function setUp(options: { initial?: InitialPrices; storedState?: string } = { initial }) {
	const { client, calls } = fakeClient();
	const storage = fakeStorage(options.storedState ? { [storageName]: options.storedState } : {});
	const store = createPriceStore({ client, storage: () => storage, initial: options.initial });
	const call = (index: number) => {
		const call = calls.at(index);
		if (!call) throw new Error(`no call ${index}`);
		return call;
	};
	return { store, calls, call, storage, state: () => store.getState() };
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => vi.clearAllMocks());

describe('the price store', () => {
	it('starts with the specified fields and defaults', () => {
		const { state } = setUp({});
		expect(state()).toMatchObject({
			priceData: [],
			rcsData: { transactionRcs: null },
			loading: false,
			selectedCountries: ['US', 'DE', 'FR'],
			availableCountries: [],
			selectedCountry: 'US',
			selectedRcsCountry: 'US',
			availableCurrencies: ['EUR', 'DKK'],
			selectedCurrency: '',
		});
	});

	it('keeps exactly the specified fields', () => {
		const { store, storage } = setUp();
		store.setState({ availableCountries: ['DK'] });
		const { state, version } = JSON.parse(storage.getItem(storageName) ?? '{}');
		expect(version).toBe(1);
		expect(Object.keys(state).sort()).toEqual([
			'availableCountries',
			'availableCurrencies',
			'loading',
			'priceData',
			'rcsData',
			'selectedCountries',
			'selectedCountry',
			'selectedCurrency',
			'selectedRcsCountry',
		]);
	});

	it('sets a currency and refetches; the old figures stay until the response', async () => {
		const { state, call } = setUp();
		void state().updateCurrency('DKK');
		expect(state()).toMatchObject({
			selectedCurrency: 'DKK',
			loading: true,
			figuresCurrency: 'EUR',
		});
		expect(call(0)).toMatchObject({ currency: 'DKK', countries: ['US', 'DE', 'FR'] });
		await call(0).respond();
		expect(state()).toMatchObject({ loading: false, figuresCurrency: 'DKK', failed: false });
		expect(state().rcsData.transactionRcs?.operators[0]?.prices[0]?.EUR).toBeNull();
	});

	it('loads a page again that React cannot update as a whole', async () => {
		vi.mocked(isPageIncomplete).mockReturnValueOnce(true);
		vi.stubGlobal('location', { search: '' });
		const { store, calls } = setUp();
		await store.getState().updateCurrency('DKK');
		expect(location.search).toBe('currency=DKK&countries=US,DE,FR');
		expect(calls).toEqual([]);
		vi.unstubAllGlobals();
	});

	it('sets several countries and the currency with one request and stores the choice', async () => {
		const { state, call, calls, storage } = setUp();
		void state().chooseTogether('DKK', ['DK', 'XX', 'SE']);
		await call(0).respond();
		expect(calls).toHaveLength(1);
		expect(state()).toMatchObject({
			selectedCountries: ['DK', 'SE'],
			selectedCountry: 'DK',
			selectedRcsCountry: 'DK',
			figuresCurrency: 'DKK',
		});
		expect(storage.getItem(storageName)).toContain('"selectedCountries":["DK","SE"]');
	});

	it('sets, fetches and adds a country once', async () => {
		const { state, call, calls } = setUp();
		void state().selectCountry('DK');
		expect(call(0).countries).toEqual(['DK']);
		await call(0).respond();
		void state().selectCountry('DK');
		await call(1).respond();
		expect(state().selectedCountries).toEqual(['US', 'DE', 'FR', 'DK']);
		expect(state().priceData.filter(({ id }) => id === 'DK')).toHaveLength(1);
		expect(state().selectedCountry).toBe('DK');
		void state().selectCountry('');
		expect(calls).toHaveLength(2);
	});

	it('removes a country and refetches the remaining ones', async () => {
		const { state, call } = setUp();
		void state().removeCountry('DE');
		expect(state().selectedCountries).toEqual(['US', 'FR']);
		expect(call(0).countries).toEqual(['US', 'FR']);
		await call(0).respond();
		expect(
			state()
				.priceData.map(({ id }) => id)
				.sort(),
		).toEqual(['FR', 'US']);
	});

	it('fetches nothing after removing the last country, since an empty list means all countries', async () => {
		const { state, calls } = setUp({ initial: { ...initial, countries: ['DE'] } });
		await state().removeCountry('DE');
		expect(state()).toMatchObject({ selectedCountries: [], loading: false });
		expect(calls).toHaveLength(0);
	});

	it('aborts a pending call on a later choice, which fetches both countries', async () => {
		const { state, call } = setUp();
		void state().selectCountry('DK');
		void state().selectCountry('SE');
		expect(call(0).signal?.aborted).toBe(true);
		expect(call(1).countries).toEqual(['SE', 'DK']);
		await call(1).respond();
		expect(state().priceData.map(({ id }) => id)).toEqual(['US', 'DE', 'FR', 'SE', 'DK']);
	});

	it('applies the last choice after twenty responses out of order', async () => {
		const { state, calls } = setUp();
		for (let turn = 0; turn < 20; turn++) void state().updateCurrency(turn % 2 ? 'EUR' : 'DKK');
		const order = calls.map((call, index) => ({ call, rank: (index * 7) % 20 }));
		for (const { call } of order.sort((a, b) => a.rank - b.rank)) await call.respond();
		expect(state()).toMatchObject({
			selectedCurrency: 'EUR',
			figuresCurrency: 'EUR',
			loading: false,
		});
		expect(state().priceData.every(({ transactionSms }) => transactionSms?.EUR)).toBe(true);
	});

	it('clears loading and keeps the figures on a failure; retry fetches them', async () => {
		const { state, call } = setUp();
		void state().updateCurrency('DKK');
		await call(0).fail();
		expect(state()).toMatchObject({ loading: false, failed: true, figuresCurrency: 'EUR' });
		expect(warn).toHaveBeenCalledWith('Error updating currency:', expect.any(Error));
		void state().retry();
		await call(1).respond();
		expect(state()).toMatchObject({ failed: false, figuresCurrency: 'DKK' });
	});

	it('logs a warning when a currency change returns no data', async () => {
		const { state, call } = setUp();
		void state().updateCurrency('DKK');
		await call(0).respond([]);
		expect(warn).toHaveBeenCalledWith('Failed to fetch price data for currency change');
		expect(state()).toMatchObject({ failed: true, loading: false, figuresCurrency: 'EUR' });
	});

	it('adds a country without data as one without a price', async () => {
		const { state, call } = setUp();
		void state().selectCountry('DK');
		await call(0).respond([]);
		expect(state().priceData.at(-1)).toMatchObject({ id: 'DK', transactionSms: null });
	});

	it('shows loaded RCS prices without a call, and fetches others by the RCS-only variant', async () => {
		const { state, call, calls } = setUp();
		await state().selectRcsCountry('DE');
		expect(calls).toHaveLength(0);
		expect(state().rcsData.transactionRcs?.country).toBe('DE');
		void state().selectRcsCountry('DK');
		expect(state()).toMatchObject({ selectedRcsCountry: 'DK', loading: true });
		await call(0).respond();
		expect(state().rcsData.transactionRcs?.country).toBe('DK');
	});

	it('fetches all operators of a country, but persists only the first ones', async () => {
		const germany = inCurrency(examplePrices('DE', 1000), 'EUR');
		const { call, calls, state, storage } = setUp({
			initial: { ...initial, priceData: [limitOperators(germany, 'EUR')] },
		});
		const selection = state().selectRcsCountry('DE');
		await call(0).respond([germany]);
		await selection;
		expect(calls).toHaveLength(1);
		expect(state().rcsData.transactionRcs?.operators).toHaveLength(1000);
		const rcs = JSON.parse(storage.getItem(storageName) ?? '{}').state.rcsData.transactionRcs;
		expect(rcs.operators).toHaveLength(25);
		expect(rcs.all.operators).toBe(1000);
	});

	it('logs the specified RCS warnings', async () => {
		const { state, call } = setUp();
		void state().selectRcsCountry('DK');
		await call(0).respond([]);
		expect(warn).toHaveBeenCalledWith('No RCS data received from API');
		void state().selectRcsCountry('SE');
		await call(1).fail();
		expect(warn).toHaveBeenCalledWith('Failed to fetch RCS price data:', expect.any(Error));
		expect(state()).toMatchObject({ loading: false, rcsData: { transactionRcs: null } });
	});

	it('returns EUR prices without changing the state', async () => {
		const { state, call } = setUp();
		const before = state();
		const response = state().fetchEurPrices(['DK']);
		await call(0).respond();
		expect((await response)[0]?.id).toBe('DK');
		expect(state()).toEqual(before);
	});

	it('loads the available countries once', async () => {
		const { state } = setUp();
		await state().loadAvailableCountries();
		expect(state().availableCountries).toEqual(['DK', 'SE']);
	});

	it('replaces the stored available countries by the current ones', async () => {
		const storedState = JSON.stringify({ state: { availableCountries: ['DK'] }, version: 1 });
		const { store, state } = setUp({ initial, storedState });
		void restoreChoice(store, initial);
		expect(state().availableCountries).toEqual(['DK']);
		await state().loadAvailableCountries();
		expect(state().availableCountries).toEqual(['DK', 'SE']);
	});
});

describe('the stored choice', () => {
	const serialize = (state: object, version: unknown = 1) => JSON.stringify({ state, version });

	it('replaces the defaults after hydration and is fetched', async () => {
		const choice = serialize({ selectedCountries: ['DK'], selectedCurrency: 'DKK', loading: true });
		const { store, state, call } = setUp({ initial, storedState: choice });
		expect(state().selectedCountries).toEqual(['US', 'DE', 'FR']);
		void restoreChoice(store, initial);
		expect(state()).toMatchObject({ selectedCountries: ['DK'], selectedCurrency: 'DKK' });
		await expect.poll(() => call(0)).toBeDefined();
		await call(0).respond();
		expect(state()).toMatchObject({ loading: false, figuresCurrency: 'DKK' });
	});

	it('shows stored figures until new ones arrive', async () => {
		const figures = inCurrency(examplePrices('DK'), 'EUR');
		const choice = serialize({ selectedCountries: ['DK', 'US'], priceData: [figures] });
		const { store, state } = setUp({ initial, storedState: choice });
		void restoreChoice(store, initial);
		expect(state().priceData.map(({ id }) => id)).toEqual(['US', 'DE', 'FR', 'DK']);
	});

	it('needs no call if the server has rendered it', async () => {
		const { store, calls } = setUp({
			initial,
			storedState: serialize({ selectedCountries: ['US', 'DE', 'FR'] }),
		});
		await restoreChoice(store, initial);
		expect(calls).toHaveLength(0);
	});

	it('is replaced by the countries in the URL, which are stored', async () => {
		const fromUrl = { ...initial, named: { currency: false, countries: true } };
		const { store, state, storage, call } = setUp({
			initial: fromUrl,
			storedState: serialize({ selectedCountries: ['DK'], selectedCurrency: 'DKK' }),
		});
		void restoreChoice(store, fromUrl);
		expect(state().selectedCountries).toEqual(['US', 'DE', 'FR']);
		expect(state().selectedCurrency).toBe('DKK');
		await expect.poll(() => storage.getItem(storageName)).toContain('["US","DE","FR"]');
		expect(call(0)).toMatchObject({ currency: 'DKK', countries: ['US', 'DE', 'FR'] });
	});

	it('keeps its countries when the currency is replaced by the one in the URL', async () => {
		const fromUrl = { ...initial, named: { currency: true, countries: false } };
		const { store, state, call } = setUp({
			initial: fromUrl,
			storedState: serialize({ selectedCountries: ['DK'], selectedCurrency: 'DKK' }),
		});
		void restoreChoice(store, fromUrl);
		expect(state()).toMatchObject({ selectedCountries: ['DK'], selectedCurrency: 'EUR' });
		await expect.poll(() => call(0)).toMatchObject({ currency: 'EUR' });
	});

	it('is the same after reloading the URL that the page has written', async () => {
		const { store, state, storage, call } = setUp();
		await state().loadAvailableCountries();
		void state().selectCountry('DK');
		await call(0).respond();
		void state().updateCurrency('EUR');
		await call(1).respond();
		const before = storage.getItem(storageName) ?? '';
		const reloaded: InitialPrices = {
			...initial,
			countries: ['US', 'DE', 'FR', 'DK'],
			named: { currency: true, countries: true },
			priceData: store.getState().priceData,
		};
		const after = setUp({ initial: reloaded, storedState: before });
		await restoreChoice(after.store, reloaded);
		expect(JSON.parse(after.storage.getItem(storageName) ?? '')).toEqual(JSON.parse(before));
		expect(after.calls).toHaveLength(0);
	});

	it.each([
		'{',
		'null',
		'[]',
		'42',
		'""',
		'{"state":null,"version":1}',
		serialize({ selectedCountries: 'DK', selectedCurrency: 'GBP' }),
		serialize({
			selectedCountry: '__proto__',
			priceData: [{ id: 'XX' }],
			rcsData: 7,
			availableCountries: { length: 9 },
		}),
		serialize({ priceData: [{ id: 'DK', transactionSms: { country: 'DK', EUR: 'javascript:' } }] }),
		'x'.repeat(3_000_000),
	])('survives corrupt value %#', async (text) => {
		const { store, state } = setUp({ initial, storedState: text });
		void restoreChoice(store, initial);
		expect(state()).toMatchObject({
			selectedCountries: ['US', 'DE', 'FR'],
			selectedCurrency: '',
			selectedCountry: 'US',
		});
		expect(state().priceData).toHaveLength(3);
	});

	it('of an older version restores the choices, but not the figures', async () => {
		const old = serialize({ selectedCountries: ['DK'], priceData: [examplePrices('DK')] }, 0);
		const { store, state } = setUp({ initial, storedState: old });
		void restoreChoice(store, initial);
		expect(state().selectedCountries).toEqual(['DK']);
		expect(state().priceData.some(({ id }) => id === 'DK')).toBe(false);
	});

	it('works without access to storage', async () => {
		const { client } = fakeClient();
		const forbidden = () => {
			throw new Error('SecurityError');
		};
		const store = createPriceStore({ client, storage: forbidden, initial });
		await restoreChoice(store, initial);
		store.setState({ selectedCountry: 'DE' });
		expect(store.getState().selectedCountry).toBe('DE');
	});
});

describe('analytics', () => {
	afterEach(removeSinks);

	it('tracks the currency and countries that a visitor chooses, but not restored ones', async () => {
		const sink = vi.fn();
		addSink(sink);
		const { client, calls } = fakeClient();
		const store = createPriceStore({ client, storage: () => fakeStorage() });
		void restoreChoice(store);
		void store.getState().updateCurrency('DKK');
		void store.getState().selectCountry('SE');
		void store.getState().selectCountry('nowhere');
		for (const call of [...calls]) await call.respond();
		expect(sink.mock.calls.map(([event]) => event)).toEqual([
			{ name: 'price_currency', currency: 'DKK' },
			{ name: 'price_country', country: 'SE' },
		]);
	});
});
