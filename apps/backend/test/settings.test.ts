import { join } from 'node:path';
import { jwtSign } from 'payload';
import { afterAll, expect, it, vi } from 'vitest';

// Other tests use the defaults of these settings.
Object.assign(process.env, {
	PAYLOAD_SECRET: 'the-secret-of-today-and-tomorrow,the-secret-until-yesterday',
	AUDIT_DAYS: '2',
	COOKIE_PREFIX: 'harbor',
	TRASH_DAYS: '3',
	SITE_ADDRESSES: '198.51.100.0/24',
	PRICE_TIME_ZONE: 'Pacific/Kiritimati',
	GRAPHQL_INTROSPECTION: 'true',
	SEED_CONTENT_DIR: join(import.meta.dirname, 'content'),
	SEED_DEMO: 'false',
	LOG_LEVEL: 'error',
	SEED_ADMIN_EMAIL: 'first@example.com',
	SEED_ADMIN_PASSWORD: 'nine blue herons at sea',
});
const { createContentHandler } = await import('../src/api/graphql/handle.ts');
const { openDatabase } = await import('../src/start/open-database.ts');

const day = 24 * 60 * 60 * 1000;

const payload = await openDatabase();
afterAll(() => payload.destroy());

it('SEED_ADMIN_EMAIL, SEED_ADMIN_PASSWORD: the set-up needs no code, and the first administrator signs in with them', async () => {
	const { ensureAdministrator } = await import('../src/plugins/accounts/first-administrator.ts');
	const { beginSetup } = await import('../src/plugins/setup/open-setup.ts');
	const { importStart } = await import('../src/seed/import-start.ts');
	expect(await beginSetup(payload, importStart)).toEqual({ url: expect.any(String) });
	await payload.kv.delete('setup');
	await ensureAdministrator(payload);
	const data = { email: 'first@example.com', password: 'nine blue herons at sea' };
	const { user } = await payload.login({ collection: 'users', data });
	expect(user).toMatchObject({ email: 'first@example.com', role: 'admin' });
});

it('SEED_CONTENT_DIR: imports the content of another directory', async () => {
	const { seedWhenEmpty } = await import('../src/seed/seed-when-empty.ts');
	expect(await seedWhenEmpty(payload)).toBe(true);
	const { docs } = await payload.find({
		collection: 'pages',
		where: { slug: { equals: 'about' } },
	});
	expect(docs).toHaveLength(1);
});

it('COOKIE_PREFIX: begins the name of the session cookie, which signs in', async () => {
	const { rest } = await import('./rest.ts');
	const body = { email: 'first@example.com', password: 'nine blue herons at sea' };
	const { headers } = await rest('POST', '/users/login', { body });
	const [cookie = ''] = (headers.getSetCookie()[0] ?? '').split(';');
	expect(cookie).toMatch(/^harbor-token=/);
	const sameOrigin = { cookie, 'sec-fetch-site': 'same-origin' };
	const { body: me } = await rest('GET', '/users/me', { headers: sameOrigin });
	expect(me.user?.email).toBe('first@example.com');
});

it('PAYLOAD_SECRET: a session that the second value has signed goes on, another does not', async () => {
	const { rest } = await import('./rest.ts');
	const { payloadKey } = await import('../src/platform/http/signed-session.ts');
	const data = { email: 'first@example.com', password: 'nine blue herons at sea' };
	const { token } = await payload.login({ collection: 'users', data });
	const [, body = ''] = (token ?? '').split('.');
	const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
	const emailOfSession = async (secret: string) => {
		const signed = await jwtSign({
			fieldsToSign: claims,
			secret: payloadKey(secret),
			tokenExpiration: 60,
		});
		return (await rest('GET', '/users/me', { token: signed.token })).body.user?.email;
	};
	expect(await emailOfSession('the-secret-until-yesterday')).toBe('first@example.com');
	expect(await emailOfSession('the-secret-of-today-and-tomorrow')).toBe('first@example.com');
	expect(await emailOfSession('the-secret-of-nobody-at-all')).toBeUndefined();
});

it('PAYLOAD_SECRET: the start warns once about another one than before', async () => {
	const { log } = await import('../src/platform/observability/log.ts');
	const { fingerprintKey } = await import('../src/platform/secret-fingerprint.ts');
	const { noteUse } = await import('../src/start/start.ts');
	const warn = vi.spyOn(log, 'warn');
	await payload.kv.set(fingerprintKey, 'aaaaaaaaaaaa');
	await noteUse(payload);
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		expect.stringMatching(/^PAYLOAD_SECRET differs: .* the one of this data aaaaaaaaaaaa/),
	);
	await noteUse(payload);
	expect(warn).toHaveBeenCalledOnce();
});

it('SEED_DEMO: imports no sample prices if false', async () => {
	const { startPrices } = await import('../src/plugins/prices/start.ts');
	await startPrices(payload);
	expect((await payload.count({ collection: 'operators' })).totalDocs).toBe(0);
});

it('AUDIT_DAYS: keeps audit log entries for this time', async () => {
	const { deleteOldEntries } = await import('../src/plugins/audit-log/index.ts');
	await payload.db.create({
		collection: 'audit-entries',
		data: { action: 'update', place: 'pages:1', createdAt: new Date().toISOString() },
	});
	const count = async () => (await payload.count({ collection: 'audit-entries' })).totalDocs;
	const before = await count();
	await deleteOldEntries(payload, Date.now() + 1.9 * day);
	expect(await count()).toBe(before);
	await deleteOldEntries(payload, Date.now() + 2.1 * day);
	expect(await count()).toBe(0);
});

it('TRASH_DAYS: keeps documents in the trash for this time', async () => {
	const { emptyTrash } = await import('../src/plugins/retention/index.ts');
	const { docs } = await payload.find({ collection: 'media', limit: 1 });
	const deletedAt = new Date().toISOString();
	await payload.update({ collection: 'media', id: docs[0]?.id ?? 0, data: { deletedAt } });
	expect(await emptyTrash(payload, Date.now() + 2.9 * day)).toBe(0);
	expect(await emptyTrash(payload, Date.now() + 3.1 * day)).toBe(1);
});

it('SITE_ADDRESSES: sites at these addresses have no rate limit', async () => {
	const { rateLimitResponse } = await import('../src/platform/http/client-rates.ts');
	const sendRequest = (address: string) =>
		rateLimitResponse(
			'prices',
			new Request('http://backend.test/prices/graphql', {
				headers: { 'x-connection-address': address },
			}),
		);
	const countRefusals = async (address: string) => {
		const { limits } = await import('../src/platform/limits.ts');
		const { prices } = limits.clients.perMinute;
		const results = await Promise.all(
			Array.from({ length: prices + 1 }, () => sendRequest(address)),
		);
		return results.filter(Boolean).length;
	};
	expect(await countRefusals('198.51.100.7')).toBe(0);
	// An address in one of the default networks.
	expect(await countRefusals('10.0.0.7')).toBe(1);
});

it('PRICE_TIME_ZONE: a price’s day begins in this time zone', async () => {
	const { today } = await import('../src/plugins/prices/collections/today.ts');
	expect(today(new Date('2026-01-01T12:00:00Z'))).toBe('2026-01-02');
});

it('GRAPHQL_INTROSPECTION: enables introspection of the content endpoint', async () => {
	const response = await createContentHandler(payload)(
		new Request('http://backend.test/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
		}),
	);
	expect(await response.json()).toMatchObject({
		data: { __schema: { queryType: { name: 'Query' } } },
	});
});

it('LOG_LEVEL: omits less important lines', async () => {
	const { log } = await import('../src/platform/observability/log.ts');
	expect([log.isLevelEnabled('error'), log.isLevelEnabled('warn')]).toEqual([true, false]);
});
