import { priceQueries } from '@website/contracts/price-queries';
import type { PriceChange } from '@website/contracts/prices-types';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../src/plugins/prices/collections/iso-day.ts';
import { nextQuarter } from '../src/plugins/prices/seed/exceptions.ts';
import { openPriceProgram } from './price-program.ts';
import { requestPrices } from './price-requests.ts';

/** Forms send decimals as strings, which the field converts to integer millionths. The generated type is that of the stored value. */
const asTyped = (decimal: string) => decimal as unknown as number;

const next = nextQuarter(dayIn('Europe/Copenhagen', new Date()));
const later = nextQuarter(next);

let payload: Payload;

beforeAll(async () => {
	payload = await openPriceProgram();
});
afterAll(() => payload.destroy());

async function fetchChanges(): Promise<PriceChange[]> {
	const response = await requestPrices(payload, { query: priceQueries.changes });
	expect(response.status).toBe(200);
	return (await response.json()).data.priceChanges;
}
const changesOf = async (country: string | null) =>
	(await fetchChanges()).filter((change) => change.country === country);

describe('price changes', () => {
	it('are listed if announced, with the price before and after, until they are valid', async () => {
		const changes = await changesOf('DK');
		const sms = changes.filter(({ item }) => item === 'SMS');
		expect(sms.map(({ validFrom }) => validFrom)).toEqual([next]);
		const [announced] = sms;
		expect(Number(announced?.EUR)).toBeGreaterThan(Number(announced?.EURbefore));
		expect(changes.some(({ item }) => item === 'SMS_PREMIUM')).toBe(true);
	});

	it('do not reveal the price of an unannounced row', async () => {
		const row = { country: 'FR', eurPremium: null, dkk: null, dkkPremium: null };
		const price = async (validFrom: string, eur: string, announced?: boolean) =>
			payload.create({
				collection: 'sms-prices',
				data: {
					...row,
					eur: asTyped(eur),
					validFrom,
					...(announced && { announced }),
				},
			});
		const unannounced = await price(next, '0.99');
		expect(await changesOf('FR')).toEqual([]);
		const announced = await price(later, '0.5', true);
		const [sms] = await changesOf('FR');
		expect(sms).toMatchObject({ item: 'SMS', validFrom: later, EUR: '0.5' });
		expect(JSON.stringify(await fetchChanges())).not.toContain('0.99');
		for (const { id } of [unannounced, announced])
			await payload.delete({ collection: 'sms-prices', id });
		expect(await changesOf('FR')).toEqual([]);
	});

	it('contain the operator or tier and withdrawn prices, and omit unchanged prices', async () => {
		const { docs } = await payload.find({
			collection: 'rcs-prices',
			where: { 'operator.mccMnc': { equals: '23801' }, type: { equals: 'BASIC' } },
			depth: 0,
		});
		const { operator, type, eur, dkk } = docs[0] ?? {};
		if (!operator || !type) throw new Error('The samples have no RCS price of TDC');
		const unchanged = (amount: number | null | undefined) => asTyped(String(Number(amount) / 1e6));
		const sameAmounts = { eur: unchanged(eur), dkk: unchanged(dkk) };
		const rcs = await payload.create({
			collection: 'rcs-prices',
			data: { operator, type, ...sameAmounts, validFrom: next, announced: true },
		});
		expect((await changesOf('DK')).some(({ item }) => item === 'BASIC')).toBe(false);
		await payload.update({
			collection: 'rcs-prices',
			id: rcs.id,
			data: { ...sameAmounts, eur: asTyped('7') },
		});
		const basic = (await changesOf('DK')).find(({ item }) => item === 'BASIC');
		expect(basic).toMatchObject({ name: 'TDC', EUR: '7', DKK: basic?.DKKbefore });
		const tier = await payload.create({
			collection: 'email-price-tiers',
			data: {
				code: 'growth',
				name: 'Growth',
				fromVolume: 10_001,
				toVolume: 100_000,
				unit: 'THOUSAND_EMAILS',
				withdrawn: true,
				...sameAmounts,
				validFrom: next,
				announced: true,
			},
		});
		const [email, ...others] = await changesOf(null);
		expect(others).toEqual([]);
		expect(email).toMatchObject({ item: 'EMAIL', name: 'Growth', EUR: null, EURbefore: '0.85' });
		await payload.delete({ collection: 'rcs-prices', id: rcs.id });
		await payload.delete({ collection: 'email-price-tiers', id: tier.id });
	});

	it('do not affect current prices', async () => {
		const response = await requestPrices(payload, {
			query: priceQueries.extended,
			variables: { countries: ['DK'] },
		});
		const { data } = await response.json();
		expect(data.priceModelList[0].transactionSms.validFrom).toBe('2026-01-01');
	});
});
