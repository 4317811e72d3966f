import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { RateName } from '../src/platform/cluster/rates.ts';
import { limits } from '../src/platform/limits.ts';
import { seal } from '../src/plugins/accounts/sealed.ts';
import { recoveryHash } from '../src/plugins/accounts/second-factor/recovery-codes.ts';
import { startPrices } from '../src/plugins/prices/start.ts';
import { startTestBackend } from './backend.ts';

const account = { email: 'peer@example.com', password: 'a password of two backends' };
const purge = z.object({ tags: z.array(z.string()), version: z.number() });
const ends: (() => void)[] = [];
const purges: z.infer<typeof purge>[] = [];
let backends: string[];
let payload: Payload;

/** Starts a backend of its own process on this file's database; nothing but messages makes it forget within the hour. */
async function startPeer(webhook: string): Promise<string> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'peer-backend.ts')], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			ANSWER_CACHE_SECONDS: '3600',
			PRICE_API_TOKEN: 'a-token-of-the-environment',
			SITE_WEBHOOK_URL: webhook,
		},
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	ends.push(() => child.stdin.end());
	let output = '';
	// The stream stays open for what the backend says later: writing to a closed one would end it.
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

beforeAll(async () => {
	({ payload } = await startTestBackend());
	await startPrices(payload);
	await payload.create({ collection: 'users', data: { ...account, role: 'publisher' } });
	const site = createServer(async (request, response) => {
		purges.push(purge.parse(await new Response(request as never).json()));
		response.writeHead(204).end();
	});
	await once(site.listen(0, '127.0.0.1'), 'listening');
	ends.push(() => site.close());
	const webhook = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
	backends = await Promise.all([startPeer(webhook), startPeer(webhook)]);
});
afterAll(() => {
	for (const end of ends) end();
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
	fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
const tell = async (backend: string | undefined, action: string, input: object = {}) => {
	const answer = await post(`${backend}/do`, { action, ...input });
	const result = await answer.json();
	if (answer.status !== 200) throw new Error(result.failed);
	return result;
};
const readHeading = async (backend: string | undefined, atLeast = 0) => {
	const answer = await post(
		`${backend}/graphql`,
		{ query: '{ callToAction(lang: en) { heading } }' },
		atLeast > 0 ? { 'x-content-at-least': String(atLeast) } : {},
	);
	const { data } = await answer.json();
	return {
		heading: data.callToAction.heading,
		version: Number(answer.headers.get('x-content-version')),
	};
};

/** The version of the first purge of what is published after a version; a message sent twice names an earlier one. */
async function purgedAfter(version: number): Promise<number> {
	const versions = () => purges.map((each) => each.version).filter((each) => each > version);
	await expect.poll(versions).not.toEqual([]);
	return Math.max(...versions());
}

it('what one publishes the other answers, from the first answer after the purge on', async () => {
	let isDone = false;
	let published = 0;
	// Readers without a version keep both memories full of answers.
	const load = backends.map(async (backend) => {
		while (!isDone) await readHeading(backend);
	});
	for (let round = 1; round <= 6; round += 1) {
		const [publisher, other] = round % 2 ? backends : backends.toReversed();
		await tell(publisher, 'rename', { heading: `Round ${round}` });
		const version = await purgedAfter(published);
		published = version;
		for (const backend of [other, publisher]) {
			const answer = await readHeading(backend, version);
			expect(answer.heading).toBe(`Round ${round}`);
			expect(answer.version).toBeGreaterThanOrEqual(version);
		}
	}
	isDone = true;
	await Promise.all(load);
});

it('they are told without being asked', async () => {
	const [one, two] = backends;
	await readHeading(two);
	await tell(one, 'rename', { heading: 'Told' });
	await expect.poll(async () => (await readHeading(two)).heading).toBe('Told');
});

it('prices and tokens, too', async () => {
	const [one, two] = backends;
	const query = `{ priceModelList(currency: EUR, countries: ["DK"]) { transactionSms { EUR } } }`;
	const request = (token: string) =>
		post(`${two}/prices/graphql`, { query }, { authorization: `Bearer ${token}` });
	const { token } = await payload.create({
		collection: 'api-tokens',
		// The hook makes the hash.
		data: { label: 'peer', scopes: ['prices'], active: true, hash: '' },
	});
	await expect.poll(async () => (await request(token ?? '')).status).toBe(200);
	const day = new Date().toISOString().slice(0, 10);
	const csv = `country;eur;eurPremium;dkk;dkkPremium;validFrom\nDK;0,7531;;;;${day}\n`;
	expect(await tell(one, 'price', { csv })).toMatchObject({ ok: true });
	await expect.poll(async () => (await request(token ?? '')).text()).toContain('0.7531');
	await tell(one, 'retire', { name: 'peer' });
	await expect.poll(async () => (await request(token ?? '')).status).toBe(403);
});

/** Asks REST of a backend as somebody at an address of their own, or with a session. */
const rest = async (
	backend: string | undefined,
	path: string,
	{ body = {}, token = '', address = '192.0.2.1', method = 'POST' } = {},
) => {
	const answer = await fetch(`${backend}/api/users/${path}`, {
		method,
		headers: {
			'x-connection-address': address,
			'content-type': 'application/json',
			...(token ? { authorization: `JWT ${token}` } : {}),
		},
		...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
	});
	return { status: answer.status, body: await answer.json() };
};
const signIn = (backend: string | undefined, body: object, address?: string) =>
	rest(backend, 'login', { body, ...(address ? { address } : {}) });
const isSignedIn = async (backend: string | undefined, token: string) =>
	(await rest(backend, 'me', { token, method: 'GET' })).body.user !== null;

it('sessions: a sign-in counts everywhere, and so does its end', async () => {
	const [one, two] = backends;
	const { token } = (await signIn(one, account)).body;
	expect(await isSignedIn(two, token)).toBe(true);
	await tell(one, 'endSessions', { email: account.email });
	expect(await isSignedIn(two, token)).toBe(false);
});

it('sessions that begin, are renewed and end at once on both leave each other alone', async () => {
	const [one, two] = backends;
	const enter = async (backend: string | undefined) => {
		const { status, body } = await signIn(backend, account);
		expect(status).toBe(200);
		return String(body.token);
	};
	const [renewed = '', ended = ''] = [await enter(one), await enter(two)];
	const [, , ...begun] = await Promise.all([
		rest(two, 'refresh-token', { token: renewed }),
		rest(one, 'logout', { token: ended }),
		...[one, two, one, two].map(enter),
	]);
	for (const token of [renewed, ...begun]) expect(await isSignedIn(one, token ?? '')).toBe(true);
	expect(await isSignedIn(one, ended)).toBe(false);
});

it('a recovery code is good for one sign-in, whichever backends are asked at once', async () => {
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
		const answers = await Promise.all(
			[...backends, ...backends].map((backend) => signIn(backend, { email, password, code })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
	}
});

/** Waits until a backend has heard that somebody has used up a rate elsewhere. */
const hasHeard = (backend: string | undefined, rate: RateName, limit: number) =>
	expect.poll(() => tell(backend, 'reportedUse', { rate })).toBe(limit);

it('wrong passwords at one count at the other, until a right one', async () => {
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
	await hasHeard(two, 'guessesOfClientAtAccount', limits.signIn.perClientAndAccount);
	expect((await signIn(two, wrong, address)).status).toBe(429);
	expect((await signIn(two, wrong, '198.51.100.2')).status).toBe(401);
});

it('what a client has used of its rate at one it has used at the other', async () => {
	const [one, two] = backends;
	const request = (backend: string | undefined, address: string) =>
		post(`${backend}/limited`, {}, { 'x-connection-address': address });
	for (let used = 0; used < limits.clients.perMinute.signIns; used += 1)
		expect((await request(one, '198.51.100.8')).status).toBe(200);
	await hasHeard(two, 'signInsOfClient', limits.clients.perMinute.signIns);
	expect((await request(two, '198.51.100.8')).status).toBe(429);
	expect((await request(two, '198.51.100.9')).status).toBe(200);
});

it('who has a document open at one is seen at the other, before anybody writes', async () => {
	const { docs } = await payload.find({ collection: 'pages', depth: 0, limit: 1 });
	const others = backends.map(async (backend, index) => {
		const person = { email: `reader-${index}@example.com`, password: account.password };
		const data = { ...person, name: `Reader ${index}`, role: 'editor' } as const;
		await payload.create({ collection: 'users', data });
		const { token } = (await signIn(backend, person)).body;
		return async (): Promise<string[]> => {
			const address = `${backend}/api/lock-requests/of?target=pages:${docs[0]?.id}`;
			const answer = await fetch(address, { headers: { authorization: `JWT ${token}` } });
			return (await answer.json()).others;
		};
	});
	const [first, second] = await Promise.all(others);
	await expect
		.poll(async () => [await first?.(), await second?.()])
		.toEqual([['Reader 1'], ['Reader 0']]);
});
