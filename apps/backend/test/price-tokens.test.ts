import { createHash } from 'node:crypto';
import { priceQueries } from '@website/contracts/price-queries';
import type { PriceChange } from '@website/contracts/prices-types';
import type { Payload } from 'payload';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '../src/platform/limits.ts';
import { dayIn } from '../src/plugins/prices/collections/iso-day.ts';
import { nextQuarter } from '../src/plugins/prices/seed/exceptions.ts';
import { environmentToken, openPriceProgram } from './price-program.ts';
import { requestEmailPrices, requestPrices } from './price-requests.ts';

const query = '{ priceModelList(countries: ["DK"]) { id } }';
const status = async (token: string | null) =>
	(await requestPrices(payload, { query }, { token })).status;

const payload = await openPriceProgram();
afterAll(() => payload.destroy());

describe('bearer tokens (specification section 6)', () => {
	it('are required: 401 without a token, 403 with a wrong one', async () => {
		for (const request of [
			requestEmailPrices,
			(_: Payload, token: string | null) => requestPrices(payload, { query }, { token }),
		]) {
			const without = await request(payload, null);
			expect(without.status).toBe(401);
			expect(without.headers.get('www-authenticate')).toBe('Bearer realm="prices"');
			const wrong = await request(payload, 'wrong');
			expect(wrong.status).toBe(403);
			expect(wrong.headers.get('www-authenticate')).toContain('invalid_token');
			expect((await wrong.json()).errors[0].extensions.code).toBe('FORBIDDEN');
			expect((await request(payload, environmentToken)).status).toBe(200);
		}
	});

	it('may be two during a rotation', async () => {
		const next = 'the-next-environment-token-of-32';
		const { environment } = await import('../src/platform/environment.ts');
		onTestFinished(() => void Object.assign(environment, { PRICE_API_TOKEN: environmentToken }));
		Object.assign(environment, { PRICE_API_TOKEN: `${next}, ${environmentToken}` });
		expect(await Promise.all([next, environmentToken, ''].map(status))).toEqual([200, 200, 401]);
		Object.assign(environment, { PRICE_API_TOKEN: next });
		expect(await Promise.all([next, environmentToken].map(status))).toEqual([200, 403]);
	});

	it('of an earlier release are valid for their scopes until they expire or are revoked', async () => {
		const issue = async (token: string, data: object) => {
			const hash = createHash('sha256').update(token).digest('hex');
			const shared = { label: token, hash, scopes: ['prices' as const], active: true };
			await payload.db.create({ collection: 'api-tokens', data: { ...shared, ...data } });
			return status(token);
		};
		const past = new Date(Date.now() - 1000).toISOString();
		expect(await issue('valid', {})).toBe(200);
		expect(await issue('e-mail-only', { scopes: ['email-prices'] })).toBe(403);
		expect(await issue('expired', { expiresAt: past })).toBe(403);
		expect(await issue('revoked', { active: false })).toBe(403);
		expect((await requestEmailPrices(payload, 'e-mail-only')).status).toBe(200);
		// PRICE_API_TOKEN of an earlier start.
		expect(await issue('former', { fromEnvironment: true })).toBe(403);
	});

	it('are readable by administrators only', async () => {
		const editor = await payload.create({
			collection: 'users',
			data: { email: 'editor@example.com', password: 'a-long-password', role: 'editor' },
		});
		const user = { ...editor, collection: 'users' as const };
		const list = payload.find({ collection: 'api-tokens', overrideAccess: false, user });
		await expect(list).rejects.toThrow();
		const { totalDocs } = await payload.find({
			collection: 'sms-prices',
			overrideAccess: false,
			user,
		});
		expect(totalDocs).toBeGreaterThan(200);
		await expect(
			payload.find({ collection: 'sms-prices', overrideAccess: false }),
		).rejects.toThrow();
	});

	it('have a rate limit', async () => {
		const { environment } = await import('../src/platform/environment.ts');
		onTestFinished(() => void Object.assign(environment, { PRICE_API_TOKEN: environmentToken }));
		const { consume } = await import('../src/platform/cluster/shared-rate.ts');
		const busy = 'a-busy-token-of-32-characters-abc';
		Object.assign(environment, { PRICE_API_TOKEN: `${environmentToken},${busy}` });
		const hash = createHash('sha256').update(busy).digest('hex');
		for (let count = 0; count < limits.prices.ratePerToken; count += 1)
			await consume('priceToken', hash);
		const response = await requestPrices(payload, { query }, { token: busy });
		expect(response.status).toBe(429);
		expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await status(environmentToken)).toBe(200);
	});

	it.each([
		['Bearer abc', 'abc'],
		['bearer  abc ', 'abc'],
		['Basic abc', undefined],
		['Bearer', undefined],
		['Bearer a b', undefined],
		[null, undefined],
	])('are read from the Authorization header %j as %j', async (header, token) => {
		const { bearerToken } = await import('../src/plugins/prices/authorize.ts');
		expect(bearerToken(header)).toBe(token);
	});
});

describe('e-mail prices', () => {
	it('are listed as tiers, smallest first', async () => {
		const tiers = await (await requestEmailPrices(payload)).json();
		expect(tiers[0]).toEqual({
			id: 'free',
			name: 'Free',
			from: 0,
			to: 1000,
			EUR: '0',
			DKK: '0',
			unit: 'THOUSAND_EMAILS',
			validFrom: '2026-01-01',
		});
		expect(tiers.at(-1)).toMatchObject({ id: 'enterprise', to: null, EUR: '0.35' });
	});

	it('omit a withdrawn tier from its date on', async () => {
		const tier = {
			code: 'starter',
			name: 'Starter',
			fromVolume: 1001,
			unit: 'THOUSAND_EMAILS' as const,
			withdrawn: true,
			validFrom: '2026-05-01',
		};
		await payload.create({ collection: 'email-price-tiers', data: tier });
		const tiers: { id: string }[] = await (await requestEmailPrices(payload)).json();
		expect(tiers.map(({ id }) => id)).toEqual(['free', 'growth', 'scale', 'enterprise']);
	});
});

/** Forms send decimals as strings, which the field converts to integer millionths. The generated type is that of the stored value. */
const asTyped = (decimal: string) => decimal as unknown as number;

const next = nextQuarter(dayIn('Europe/Copenhagen', new Date()));
const later = nextQuarter(next);

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
