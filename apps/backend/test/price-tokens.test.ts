import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../src/platform/limits.ts';
import { newToken } from '../src/plugins/prices/tokens/secret.ts';
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

async function createToken(label: string, scopes: ('email-prices' | 'prices')[] = ['prices']) {
	// A hook of the collection sets the hash.
	const doc = await payload.create({ collection: 'api-tokens', data: { label, scopes, hash: '' } });
	return { id: doc.id, token: String(doc.token) };
}

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

	it('are shown once and stored as a hash', async () => {
		const { id, token } = await createToken('once');
		expect(token).toMatch(/^[\w-]{43}$/);
		const document = await payload.findByID({
			collection: 'api-tokens',
			id,
			showHiddenFields: true,
		});
		expect(JSON.stringify(document)).not.toContain(token);
		expect(document.hash).toMatch(/^[0-9a-f]{64}$/);
		expect(document.hint).toBe(`…${token.slice(-4)}`);
	});

	it('can be rotated: several are valid at once, an inactive one is rejected', async () => {
		const [oldToken, freshToken] = [await createToken('old'), await createToken('new')];
		expect([await status(oldToken.token), await status(freshToken.token)]).toEqual([200, 200]);
		await payload.update({ collection: 'api-tokens', id: oldToken.id, data: { active: false } });
		expect([await status(oldToken.token), await status(freshToken.token)]).toEqual([403, 200]);
		await payload.delete({ collection: 'api-tokens', id: freshToken.id });
		expect(await status(freshToken.token)).toBe(403);
	});

	it('expire', async () => {
		const { id, token } = await createToken('for a while');
		const until = (ms: number) =>
			payload.update({
				collection: 'api-tokens',
				id,
				data: { expiresAt: new Date(Date.now() + ms).toISOString() },
			});
		await until(60_000);
		expect(await status(token)).toBe(200);
		await until(-1);
		expect(await status(token)).toBe(403);
	});

	it('must be generated: guessable values are rejected', async () => {
		const account = { email: 'admin@tokens.example', password: 'three quiet herons wade' };
		const admin = await payload.create({
			collection: 'users',
			data: { ...account, role: 'admin' },
		});
		const createWith = (token: string) =>
			payload.create({
				collection: 'api-tokens',
				data: { label: 'typed in', scopes: ['prices'], token, hash: '' },
				user: { ...admin, collection: 'users' },
			});
		for (const token of ['abc', 'a'.repeat(43)])
			await expect(createWith(token)).rejects.toMatchObject({
				data: { errors: [{ path: 'token', message: expect.stringContaining('generated') }] },
			});
		await expect(createWith(newToken())).resolves.toHaveProperty('label', 'typed in');
	});

	it('are limited to their scopes', async () => {
		const { token } = await createToken('e-mail only', ['email-prices']);
		expect(await status(token)).toBe(403);
		expect((await requestEmailPrices(payload, token)).status).toBe(200);
	});

	it('record their last use', async () => {
		const { id, token } = await createToken('noted');
		await status(token);
		await expect
			.poll(async () => (await payload.findByID({ collection: 'api-tokens', id })).lastUsedAt)
			.toBeTruthy();
		const { label, scopes, active } = await payload.findByID({ collection: 'api-tokens', id });
		expect({ label, scopes, active }).toEqual({ label: 'noted', scopes: ['prices'], active: true });
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

	it('have separate rate limits', async () => {
		const [busyToken, calmToken] = [await createToken('busy'), await createToken('calm')];
		const { secondsToWait } = await import('../src/plugins/prices/tokens/authorize.ts');
		for (let count = 0; count < limits.prices.ratePerToken; count += 1)
			await secondsToWait(busyToken.id);
		const response = await requestPrices(payload, { query }, { token: busyToken.token });
		expect(response.status).toBe(429);
		expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await status(calmToken.token)).toBe(200);
	});

	it('from the environment are replaced when the variable changes; other tokens stay valid', async () => {
		const { ensureEnvironmentToken } = await import(
			'../src/plugins/prices/tokens/environment-token.ts'
		);
		const { token: otherToken } = await createToken('somebody');
		const next = 'the-next-environment-token-of-32';
		await ensureEnvironmentToken(payload, next);
		expect(await Promise.all([next, environmentToken, otherToken].map(status))).toEqual([
			200, 403, 200,
		]);
		await ensureEnvironmentToken(payload, environmentToken);
		expect(await Promise.all([next, environmentToken, otherToken].map(status))).toEqual([
			403, 200, 200,
		]);
		await payload.delete({ collection: 'api-tokens', where: { hint: { equals: '…f-32' } } });
	});

	it('from the environment are reactivated at every start', async () => {
		const { ensureEnvironmentToken } = await import(
			'../src/plugins/prices/tokens/environment-token.ts'
		);
		const find = async () =>
			payload.find({ collection: 'api-tokens', where: { label: { equals: 'PRICE_API_TOKEN' } } });
		const { docs } = await find();
		expect(docs).toHaveLength(1);
		await payload.update({
			collection: 'api-tokens',
			id: docs[0]?.id ?? 0,
			data: { active: false },
		});
		expect(await status(environmentToken)).toBe(403);
		await ensureEnvironmentToken(payload);
		expect(await status(environmentToken)).toBe(200);
		await ensureEnvironmentToken(payload);
		expect((await find()).totalDocs).toBe(1);
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
