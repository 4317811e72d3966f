import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@website/contracts/testing/listen';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { limits } from '../src/platform/limits.ts';
import { seal } from '../src/plugins/accounts/sealed.ts';
import { recoveryHash } from '../src/plugins/accounts/second-factor/check.ts';
import { startPrices } from '../src/plugins/prices/start.ts';
import { startTestBackend } from './backend.ts';

const account = { email: 'peer@example.com', password: 'a password of two backends' };
const priceToken = 'a-token-of-the-environment';
const purge = z.object({ tags: z.array(z.string()), version: z.number() });
const cleanups: (() => void)[] = [];
const purges: z.infer<typeof purge>[] = [];

/** Starts a backend in a process of its own on this file's database. Its cache is valid for an hour unless a message invalidates it. */
async function startPeer(webhook: string): Promise<string> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'peer-backend.ts')], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			ANSWER_CACHE_SECONDS: '3600',
			PRICE_API_TOKEN: priceToken,
			SITE_WEBHOOK_URL: webhook,
		},
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	cleanups.push(() => child.stdin.end());
	let output = '';
	// Keeps the stream open for later output: writing to a closed stream would end the process.
	for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
		output += String(chunk);
		const port = /ready (\d+)/.exec(output)?.[1];
		if (port) {
			child.stdout.resume();
			return `http://127.0.0.1:${port}`;
		}
	}
	throw new Error(`The backend did not start: ${output}`);
}

const { payload } = await startTestBackend();
await startPrices(payload);
await payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
const site = createServer(async (request, response) => {
	purges.push(purge.parse(await new Response(request as never).json()));
	response.writeHead(204).end();
});
const { origin, close } = await listen(site);
cleanups.push(close);
const webhook = `${origin}/`;
const backends = await Promise.all([startPeer(webhook), startPeer(webhook)]);
afterAll(() => {
	for (const end of cleanups) end();
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
	fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
const runAction = async (backend: string | undefined, action: string, input: object = {}) => {
	const response = await post(`${backend}/do`, { action, ...input });
	const result = await response.json();
	if (response.status !== 200) throw new Error(result.failed);
	return result;
};
const readHeading = async (backend: string | undefined, atLeast = 0) => {
	const response = await post(
		`${backend}/graphql`,
		{ query: '{ callToAction(lang: en) { heading } }' },
		atLeast > 0 ? { 'x-content-at-least': String(atLeast) } : {},
	);
	const { data } = await response.json();
	return {
		heading: data.callToAction.heading,
		version: Number(response.headers.get('x-content-version')),
	};
};

/** Waits for the purge of a publication after `version` and returns its version. A repeated purge has an earlier version. */
async function nextPurge(version: number): Promise<number> {
	const versions = () => purges.map((each) => each.version).filter((each) => each > version);
	await expect.poll(versions).not.toEqual([]);
	return Math.max(...versions());
}

it('the first response of the other backend after a purge contains the publication', async () => {
	let isDone = false;
	let publishedVersion = 0;
	// Requests without a version keep both response caches filled.
	const load = backends.map(async (backend) => {
		while (!isDone) await readHeading(backend);
	});
	for (let round = 1; round <= 6; round += 1) {
		const [publisher, other] = round % 2 ? backends : backends.toReversed();
		await runAction(publisher, 'rename', { heading: `Round ${round}` });
		const version = await nextPurge(publishedVersion);
		publishedVersion = version;
		for (const backend of [other, publisher]) {
			const response = await readHeading(backend, version);
			expect(response.heading).toBe(`Round ${round}`);
			expect(response.version).toBeGreaterThanOrEqual(version);
		}
	}
	isDone = true;
	await Promise.all(load);
});

it('a publication invalidates the cache of the other backend without a request', async () => {
	const [one, two] = backends;
	await readHeading(two);
	await runAction(one, 'rename', { heading: 'Told' });
	await expect.poll(async () => (await readHeading(two)).heading).toBe('Told');
});

it('prices apply on the other backend', async () => {
	const [one, two] = backends;
	const query = `{ priceModelList(currency: EUR, countries: ["DK"]) { transactionSms { EUR } } }`;
	const request = () =>
		post(`${two}/prices/graphql`, { query }, { authorization: `Bearer ${priceToken}` });
	const day = new Date().toISOString().slice(0, 10);
	const csv = `country;eur;eurPremium;dkk;dkkPremium;validFrom\nDK;0,7531;;;;${day}\n`;
	expect(await runAction(one, 'price', { csv })).toMatchObject({ ok: true });
	await expect.poll(async () => (await request()).text()).toContain('0.7531');
});

/** Sends a request to the users' REST endpoints of a backend, from a client address and with or without a session. */
const rest = async (
	backend: string | undefined,
	path: string,
	{ body = {}, token = '', address = '192.0.2.1', method = 'POST' } = {},
) => {
	const response = await fetch(`${backend}/api/users/${path}`, {
		method,
		headers: {
			'x-connection-address': address,
			'content-type': 'application/json',
			...(token ? { authorization: `JWT ${token}` } : {}),
		},
		...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
	});
	return { status: response.status, body: await response.json() };
};
const signIn = (backend: string | undefined, body: object, address?: string) =>
	rest(backend, 'login', { body, ...(address ? { address } : {}) });
const isSignedIn = async (backend: string | undefined, token: string) =>
	(await rest(backend, 'me', { token, method: 'GET' })).body.user !== null;

it('sessions start and end on all backends', async () => {
	const [one, two] = backends;
	const { token } = (await signIn(one, account)).body;
	expect(await isSignedIn(two, token)).toBe(true);
	await runAction(one, 'endSessions', { email: account.email });
	expect(await isSignedIn(two, token)).toBe(false);
});

it('concurrent starts, refreshes and ends of sessions on both backends do not affect each other', async () => {
	const [one, two] = backends;
	const startSession = async (backend: string | undefined) => {
		const { status, body } = await signIn(backend, account);
		expect(status).toBe(200);
		return String(body.token);
	};
	const [refreshedToken = '', signedOutToken = ''] = [
		await startSession(one),
		await startSession(two),
	];
	const [, , ...newTokens] = await Promise.all([
		rest(two, 'refresh-token', { token: refreshedToken }),
		rest(one, 'logout', { token: signedOutToken }),
		...[one, two, one, two].map(startSession),
	]);
	for (const token of [refreshedToken, ...newTokens])
		expect(await isSignedIn(one, token ?? '')).toBe(true);
	expect(await isSignedIn(one, signedOutToken)).toBe(false);
});

it('a recovery code is valid for one of several concurrent sign-ins on both backends', async () => {
	const email = 'second-factor@example.com';
	const password = account.password;
	const { id } = await payload.create({
		collection: 'users',
		data: { email, password, role: 'publisher' },
	});
	const codes = ['abcd-efgh-jkmn', 'bcde-fghj-kmnp', 'cdef-ghjk-mnpq'];
	await payload.db.updateOne({
		collection: 'users',
		id,
		data: {
			totpSecret: seal('one-time secret', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
			recoveryCodes: codes.map(recoveryHash),
		},
	});
	for (const code of codes) {
		const responses = await Promise.all(
			[...backends, ...backends].map((backend) => signIn(backend, { email, password, code })),
		);
		expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
	}
});

it('wrong passwords count on all backends until a correct one resets the count', async () => {
	const [one, two] = backends;
	const email = 'guessed@example.com';
	await payload.create({
		collection: 'users',
		data: { email, password: account.password, role: 'publisher' },
	});
	const wrong = { email, password: 'wrong' };
	const address = '198.51.100.1';
	for (let guess = 1; guess < limits.signIn.perClientAndAccount; guess += 1)
		expect((await signIn(one, wrong, address)).status).toBe(401);
	expect((await signIn(one, { ...wrong, password: account.password }, address)).status).toBe(200);
	for (let guess = 1; guess <= limits.signIn.perClientAndAccount; guess += 1)
		expect((await signIn(one, wrong, address)).status).toBe(401);
	expect((await signIn(two, wrong, address)).status).toBe(429);
	expect((await signIn(two, wrong, '198.51.100.2')).status).toBe(401);
});

it('requests of a client count towards its rate limit on all backends', async () => {
	const [one, two] = backends;
	const request = (backend: string | undefined, address: string) =>
		post(`${backend}/limited`, {}, { 'x-connection-address': address });
	for (let count = 0; count < limits.clients.perMinute.signIns; count += 1)
		expect((await request(one, '198.51.100.8')).status).toBe(200);
	expect((await request(two, '198.51.100.8')).status).toBe(429);
	expect((await request(two, '198.51.100.9')).status).toBe(200);
});

it('who has a form open is known on all backends', async () => {
	const colleague = { email: 'colleague@example.com', password: account.password };
	await payload.create({
		collection: 'users',
		data: { ...colleague, name: 'Ben', role: 'publisher' },
	});
	const [one, two] = backends;
	const open = async (backend: string | undefined, user: object, tab: string) => {
		const { token } = (await signIn(backend, user)).body;
		const visit = { tab, writes: true, stay: 'hidden' };
		return () =>
			post(`${backend}/api/presence/global:header`, visit, {
				authorization: `JWT ${token}`,
			}).then((response) => response.json());
	};
	await (await open(one, colleague, 'tab00ben'))();
	const visit = await open(two, account, 'tab0anna');
	await expect
		.poll(async () => (await visit()).people)
		.toContainEqual({ name: 'Ben', writes: true });
});
