import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '../src/platform/limits.ts';
import { environmentToken, openPriceProgram } from './price-program.ts';
import { requestEmailPrices, requestPrices } from './price-requests.ts';

let payload: Payload;
const query = '{ priceModelList(countries: ["DK"]) { id } }';
const status = async (token: string | null) =>
	(await requestPrices(payload, { query }, { token })).status;

beforeAll(async () => {
	payload = await openPriceProgram();
});
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
		expect(tiers.at(-1)).toMatchObject({ id: 'enterprise', to: null, EUR: null, DKK: null });
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
