import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startPrices } from '../src/prices/start.ts';
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
	let said = '';
	for await (const chunk of child.stdout) {
		said += String(chunk);
		const port = /ready (\d+)/.exec(said)?.[1];
		if (port) return `http://127.0.0.1:${port}`;
	}
	throw new Error(`The backend did not start: ${said}`);
}

beforeAll(async () => {
	({ payload } = await startTestBackend());
	await startPrices(payload);
	await payload.create({ collection: 'users', data: { ...account, role: 'editor' } });
	const site = createServer(async (request, response) => {
		purges.push(purge.parse(await new Response(request as never).json()));
		response.writeHead(204).end();
	});
	await once(site.listen(0, '127.0.0.1'), 'listening');
	ends.push(() => site.close());
	const webhook = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
	backends = await Promise.all([startPeer(webhook), startPeer(webhook)]);
}, 120_000);
afterAll(() => {
	for (const end of ends) end();
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
	fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
const tell = async (backend: string | undefined, deed: string, given: object = {}) => {
	const answer = await post(`${backend}/do`, { deed, ...given });
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
const soon = { timeout: 10_000, interval: 10 };

it('what one publishes the other answers, from the first answer after the purge on', async () => {
	let isDone = false;
	// Readers without a version keep both memories full of answers.
	const load = backends.map(async (backend) => {
		while (!isDone) await readHeading(backend);
	});
	for (let round = 1; round <= 6; round += 1) {
		const [publisher, other] = round % 2 ? backends : backends.toReversed();
		purges.length = 0;
		await tell(publisher, 'rename', { heading: `Round ${round}` });
		await vi.waitFor(() => expect(purges).not.toEqual([]), soon);
		const version = Math.max(...purges.map((each) => each.version));
		for (const backend of [other, publisher]) {
			const answer = await readHeading(backend, version);
			expect(answer.heading).toBe(`Round ${round}`);
			expect(answer.version).toBeGreaterThanOrEqual(version);
		}
	}
	isDone = true;
	await Promise.all(load);
}, 60_000);

it('they are told without being asked', async () => {
	const [one, two] = backends;
	await readHeading(two);
	await tell(one, 'rename', { heading: 'Told' });
	await vi.waitFor(async () => expect((await readHeading(two)).heading).toBe('Told'), soon);
});

it('prices and tokens, too', async () => {
	const [one, two] = backends;
	const query = `{ priceModelList(currency: EUR, countries: ["DK"]) { transactionSms { EUR } } }`;
	const ask = (token: string) =>
		post(`${two}/prices/graphql`, { query }, { authorization: `Bearer ${token}` });
	const { token } = await payload.create({
		collection: 'api-tokens',
		// The hook makes the hash.
		data: { label: 'peer', scopes: ['prices'], active: true, hash: '' },
	});
	await vi.waitFor(async () => expect((await ask(token ?? '')).status).toBe(200), soon);
	const day = new Date().toISOString().slice(0, 10);
	const csv = `country;eur;eurPremium;dkk;dkkPremium;validFrom\nDK;0,7531;;;;${day}\n`;
	expect(await tell(one, 'price', { csv })).toMatchObject({ ok: true });
	await vi.waitFor(
		async () => expect(await (await ask(token ?? '')).text()).toContain('0.7531'),
		soon,
	);
	await tell(one, 'retire', { name: 'peer' });
	await vi.waitFor(async () => expect((await ask(token ?? '')).status).toBe(403), soon);
});

it('sessions: a sign-in counts everywhere, and so does its end', async () => {
	const [one, two] = backends;
	const { token } = await tell(one, 'signIn', account);
	expect(await tell(two, 'whoAmI', { token })).toEqual({ email: account.email });
	await tell(one, 'endSessions', { email: account.email });
	expect(await tell(two, 'whoAmI', { token })).toEqual({ email: null });
});

it('rates: what a client has used at one it has used at the other', async () => {
	const [one, two] = backends;
	for (let used = 0; used < 10; used += 1) await tell(one, 'use', { client: 'a' });
	let asked = 0;
	await vi.waitFor(
		async () => {
			asked += 1;
			expect((await tell(two, 'use', { client: 'a' })).wait).toBeGreaterThan(0);
		},
		{ timeout: 10_000, interval: 100 },
	);
	expect(asked).toBeLessThan(10);
	expect(await tell(two, 'use', { client: 'b' })).toEqual({ wait: 0 });
});
