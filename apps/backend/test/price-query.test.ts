import { priceQueries } from '@website/contracts/price-queries';
import type { PriceModel } from '@website/contracts/prices-types';
import { commitTransaction, createLocalReq, initTransaction, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayIn } from '../src/plugins/prices/collections/iso-day.ts';
import { nextQuarter } from '../src/plugins/prices/seed/exceptions.ts';
import { openPriceProgram } from './price-program.ts';
import { requestPrices } from './price-requests.ts';

const query = priceQueries.extended;

const payload = await openPriceProgram();
afterAll(() => payload.destroy());

async function fetchModels(variables: Record<string, unknown> = {}) {
	const response = await requestPrices(payload, { query, variables });
	expect(response.status).toBe(200);
	const { data }: { data: { priceModelList: PriceModel[] } } = await response.json();
	return data.priceModelList;
}
const fetchModel = async (country: string, variables: Record<string, unknown> = {}) => {
	const [only, ...others] = await fetchModels({ countries: [country], ...variables });
	expect(others).toEqual([]);
	return only;
};
const errors = async (body: Parameters<typeof requestPrices>[1]) => {
	const response = await requestPrices(payload, body);
	return { status: response.status, body: await response.json() };
};

describe('the price query (specification sections 3 and 7)', () => {
	it('returns every country when none is requested, sorted by code', async () => {
		const absent = (await fetchModels()).map(({ id }) => id);
		const empty = (await fetchModels({ countries: [] })).map(({ id }) => id);
		const nullResult = (await fetchModels({ countries: null })).map(({ id }) => id);
		expect(absent).toHaveLength(250);
		expect(absent).toEqual([...absent].sort());
		expect(empty).toEqual(absent);
		expect(nullResult).toEqual(absent);
	});

	it('returns the requested countries with all prices, in the requested order', async () => {
		const countries = await fetchModels({ countries: ['US', 'DE', 'FR', 'US'] });
		expect(countries.map(({ id }) => id)).toEqual(['US', 'DE', 'FR']);
		for (const {
			id,
			transactionSms,
			subscriptionKeyword,
			subscriptionNumber,
			transactionRcs,
		} of countries) {
			expect(transactionSms).toMatchObject({ country: id, validFrom: '2026-01-01' });
			expect(transactionSms?.EURpremium).toMatch(/^\d+\.\d+$/);
			expect(subscriptionKeyword?.EUR).toBeTruthy();
			expect(subscriptionNumber?.DKKfee).toBeTruthy();
			const [first] = transactionRcs?.operators ?? [];
			expect(first?.operator?.countryIso).toBe(id);
			expect(first?.prices?.[0]).toMatchObject({ type: 'BASIC' });
		}
	});

	it('limits figures to one currency', async () => {
		const both = await fetchModel('DK');
		const euro = await fetchModel('DK', { priceModelListCurrency: 'EUR' });
		const krone = await fetchModel('DK', { priceModelListCurrency: 'DKK' });
		expect(both?.transactionSms?.DKK).toBeTruthy();
		expect(euro?.transactionSms).toMatchObject({
			EUR: both?.transactionSms?.EUR,
			DKK: null,
			DKKpremium: null,
		});
		expect(krone?.subscriptionNumber).toMatchObject({
			DKKfee: both?.subscriptionNumber?.DKKfee,
			EUR: null,
			EURfee: null,
		});
		const prices = euro?.transactionRcs?.operators?.flatMap(({ prices }) => prices ?? []) ?? [];
		expect(prices.length).toBeGreaterThan(0);
		expect(prices.every(({ EUR, DKK }) => EUR !== null && DKK === null)).toBe(true);
	});

	it('distinguishes no price, a free price and no RCS', async () => {
		expect(await fetchModel('KP')).toEqual({
			id: 'KP',
			transactionSms: null,
			subscriptionKeyword: null,
			subscriptionNumber: null,
			transactionRcs: null,
		});
		expect((await fetchModel('LI'))?.transactionSms).toMatchObject({ EUR: '0', DKK: '0' });
		const all = await fetchModels();
		const pricedCountries = all.filter(({ transactionSms }) => transactionSms);
		expect(pricedCountries.some(({ transactionRcs }) => transactionRcs === null)).toBe(true);
		expect(pricedCountries.some(({ transactionSms }) => transactionSms?.EURpremium === null)).toBe(
			true,
		);
	});

	it('supports the query variants: RCS only and the list of countries', async () => {
		const rcs = '{ priceModelList { id transactionRcs { operators { prices { EUR type } } } } }';
		const list = '{ priceModelList(currency: EUR) { id transactionSms { EUR country } } }';
		for (const text of [rcs, list]) {
			const response = await requestPrices(payload, { query: text });
			const { data } = await response.json();
			expect(data.priceModelList).toHaveLength(250);
		}
	});

	it('reads all countries with a few database queries and caches them', async () => {
		const { processMemory } = await import('../src/platform/process-memory.ts');
		const memory = processMemory('book', () => ({ until: 0 }));
		const find = vi.spyOn(payload.db, 'find');
		const select = vi.spyOn(payload.db.drizzle, 'select');
		const statements = () => find.mock.calls.length + select.mock.calls.length;
		memory().until = 0;
		await fetchModels();
		const uncachedCount = statements();
		await fetchModels();
		await fetchModels({ countries: ['DK'] });
		expect(uncachedCount).toBeLessThanOrEqual(8);
		expect(statements()).toBe(uncachedCount);
		find.mockRestore();
		select.mockRestore();
	});

	it('lists unknown countries in the error', async () => {
		const { status, body } = await errors({ query, variables: { countries: ['DK', 'XX', 'de'] } });
		expect(status).toBe(400);
		expect(body.errors[0].message).toContain('"XX", "de"');
		expect(body.errors[0].extensions).toMatchObject({
			code: 'BAD_USER_INPUT',
			countries: ['XX', 'de'],
		});
	});

	it('rejects an unknown currency, too many countries, too many aliases and long queries', async () => {
		const usd = await errors({ query, variables: { priceModelListCurrency: 'USD' } });
		expect(usd.status).toBe(400);
		expect(usd.body.errors[0].message).toContain('USD');
		const operatorCodes = await errors({ query, variables: { countries: Array(301).fill('DK') } });
		expect(operatorCodes.body.errors[0].message).toContain('300');
		const field = 'priceModelList { id }';
		const aliases = `{ ${[1, 2, 3, 4, 5].map((n) => `a${n}: ${field}`).join(' ')} }`;
		expect((await errors({ query: aliases })).body.errors[0].message).toContain('At most 4');
		const long = `{ priceModelList { ${'id '.repeat(700)} } }`;
		const { status, body } = await errors({ query: long });
		expect(status).toBe(400);
		expect(body.errors[0].message).toContain('token');
	});

	it('returns JSON errors without a stack trace for invalid requests', async () => {
		const responses = [
			await requestPrices(payload, { query: '{ nothing }' }),
			await requestPrices(payload, { query: '{ priceModelList {' }),
			await requestPrices(payload, { query: '' }),
			await requestPrices(payload, { query }, { raw: '{"query":' }),
			await requestPrices(payload, { query }, { raw: '[]' }),
			await requestPrices(payload, { query: 'mutation { x }' }),
		];
		for (const response of responses) {
			expect(response.status).toBe(400);
			const text = await response.text();
			expect(JSON.parse(text).errors[0].message).toBeTruthy();
			expect(text).not.toContain('stack');
			expect(text).not.toContain('/src/');
		}
	});

	it('limits the body size and requires JSON', async () => {
		const large = await requestPrices(payload, { query }, { raw: 'x'.repeat(20_000) });
		expect(large.status).toBe(413);
		const form = await requestPrices(payload, { query }, { type: 'text/plain' });
		expect(form.status).toBe(415);
		expect((await form.json()).errors[0].extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
	});

	it('disables introspection by option', async () => {
		const { createPriceServer } = await import('../src/plugins/prices/graphql/server.ts');
		const request = async (allowIntrospection: boolean) =>
			createPriceServer(allowIntrospection).fetch('http://backend.test/prices/graphql', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
			});
		expect(await (await request(false)).text()).toContain('introspection has been disabled');
		expect(await (await request(true)).json()).toMatchObject({ data: { __schema: {} } });
	});
});

describe('a country with very many operators', () => {
	const operatorCodes = Array.from({ length: 3_000 }, (_, index) => String(900_000 + index));
	const networks = (list: Awaited<ReturnType<typeof fetchModels>>, country: string) => {
		const match = list.find(({ id }) => id === country);
		return match?.transactionRcs?.operators?.map(({ operator }) => operator?.mccMnc);
	};

	beforeAll(async () => {
		const { queueRevalidation } = await import('../src/plugins/revalidation/api.ts');
		const { writeRows } = await import('../src/platform/database/write-rows.ts');
		const req = await createLocalReq({}, payload);
		await initTransaction(req);
		const inserts = operatorCodes.map((mccMnc) => ({ countryIso: 'KP', mccMnc, name: mccMnc }));
		const operators = await writeRows(req, 'operators', { inserts });
		const price = { type: 'BASIC', eur: 1, dkk: null, validFrom: '2026-01-01' };
		await writeRows(req, 'rcs-prices', {
			inserts: operators.map(({ id }) => ({ ...price, operator: id })),
		});
		await queueRevalidation(req, ['prices']);
		await commitTransaction(req);
	});
	it('is complete and sorted, alone and among all countries', async () => {
		expect(networks(await fetchModels({ countries: ['KP'] }), 'KP')).toEqual(operatorCodes);
		const all = await fetchModels();
		expect(networks(all, 'KP')).toEqual(operatorCodes);
		expect(all.map(({ id }) => id)).toHaveLength(250);
		expect(networks(all, 'DK')).toEqual(networks(await fetchModels({ countries: ['DK'] }), 'DK'));
	});

	it('reads no operators for a query without them', async () => {
		const select = vi.spyOn(payload.db.drizzle, 'select');
		const { queueRevalidation } = await import('../src/plugins/revalidation/api.ts');
		const req = await createLocalReq({}, payload);
		await initTransaction(req);
		await queueRevalidation(req, ['prices']);
		await commitTransaction(req);
		await requestPrices(payload, { query: '{ priceModelList { id transactionSms { country } } }' });
		// Reads only the number of operators of each country.
		expect(select).toHaveBeenCalledTimes(1);
		await requestPrices(payload, {
			query:
				'query { priceModelList { ...all } } fragment all on PriceModel { ...rcs } fragment rcs on PriceModel { transactionRcs { country } }',
		});
		expect(select.mock.calls.length).toBeGreaterThan(1);
		select.mockRestore();
	});

	it('streams a long list in chunks, also under an alias', async () => {
		const response = await requestPrices(payload, {
			query: '{ prices: priceModelList { id transactionRcs { operators { operator { id } } } } }',
		});
		const chunks: Uint8Array[] = [];
		for await (const chunk of response.body ?? []) chunks.push(chunk);
		expect(chunks.length).toBeGreaterThan(2);
		const { data } = JSON.parse(Buffer.concat(chunks).toString());
		expect(data.prices).toHaveLength(250);
	});
});

describe('prices over time', () => {
	const amounts = { eur: 42_500, dkk: 9_007_199_254_740_991, eurPremium: 0, dkkPremium: 1 };

	it('shows a change immediately and exactly, and restores the former version', async () => {
		const before = await fetchModel('SE');
		const { docs } = await payload.find({
			collection: 'sms-prices',
			where: { country: { equals: 'SE' } },
		});
		const id = docs[0]?.id ?? 0;
		await payload.update({ collection: 'sms-prices', id, data: amounts });
		expect((await fetchModel('SE'))?.transactionSms).toMatchObject({
			EUR: '0.0425',
			DKK: '9007199254.740991',
			EURpremium: '0',
			DKKpremium: '0.000001',
		});
		const versions = await payload.findVersions({
			collection: 'sms-prices',
			where: { parent: { equals: id } },
			sort: 'createdAt',
		});
		expect(versions.totalDocs).toBe(2);
		const first = versions.docs[0];
		await payload.restoreVersion({ collection: 'sms-prices', id: String(first?.id) });
		expect(await fetchModel('SE')).toEqual(before);
	});

	it('applies the latest row that is valid on the day', async () => {
		const { currentBook } = await import('../src/plugins/prices/model/current.ts');
		const at = async (day: string) => {
			const book = await currentBook(payload, new Date(`${day}T12:00:00Z`));
			const [denmark] = await book.models('EUR', ['DK']);
			return denmark?.transactionSms?.validFrom ?? null;
		};
		expect(await at('2024-12-31')).toBeNull();
		expect(await at('2025-01-01')).toBe('2025-01-01');
		expect(await at('2026-01-01')).toBe('2026-01-01');
		const day = dayIn('Europe/Copenhagen', new Date());
		expect(await at(day)).toBe('2026-01-01');
		const next = nextQuarter(day);
		expect(await at(next)).toBe(next);
	});

	it('accepts decimals as editors type them and rejects inexact values', async () => {
		const data = { country: 'KP', validFrom: '2026-02-01' };
		const create = (eur: unknown) =>
			// A form sends a string, unlike the generated types.
			payload.create({ collection: 'sms-prices', data: { ...data, eur: eur as number } });
		const { id, eur } = await create('0,0425');
		expect(eur).toBe(42_500);
		expect((await fetchModel('KP'))?.transactionSms).toMatchObject({ EUR: '0.0425', DKK: null });
		for (const equals of ['0,0425', '0.0425', 42_500]) {
			const where: Where = { and: [{ country: { equals: 'KP' } }, { eur: { equals } }] };
			expect((await payload.count({ collection: 'sms-prices', where })).totalDocs).toBe(1);
		}
		const more = { country: { equals: 'KP' }, eur: { greater_than: '0,0425' } };
		expect((await payload.count({ collection: 'sms-prices', where: more })).totalDocs).toBe(0);
		for (const wrong of ['0,04.25', '-1', '1e3', '0.0000001', 0.5, -1, 2 ** 53]) {
			await expect(create(wrong)).rejects.toThrow(/eur/i);
		}
		await expect(create('1')).rejects.toThrow();
		await payload.delete({ collection: 'sms-prices', id });
		expect((await fetchModel('KP'))?.transactionSms).toBeNull();
	});

	it('does not delete an operator that has prices', async () => {
		const { docs } = await payload.find({ collection: 'rcs-prices', limit: 1, depth: 0 });
		const operator = docs[0]?.operator;
		await expect(payload.delete({ collection: 'operators', id: Number(operator) })).rejects.toThrow(
			/RCS prices? first/,
		);
	});

	it('queues a revalidation with the tag prices', async () => {
		const { docs } = await payload.find({ collection: 'email-price-tiers', limit: 1 });
		const id = docs[0]?.id ?? 0;
		await payload.update({ collection: 'email-price-tiers', id, data: { name: 'Renamed' } });
		const jobs = await payload.find({ collection: 'payload-jobs', limit: 1, sort: '-createdAt' });
		expect(jobs.docs[0]).toMatchObject({ taskSlug: 'notifySite', input: { tags: ['prices'] } });
	});
});
