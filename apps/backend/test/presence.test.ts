import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../src/payload.config.ts';
import { environment } from '../src/platform/environment.ts';
import { createRest } from '../src/platform/http/rest.ts';
import { rooms } from '../src/plugins/presence/api.ts';
import { limits } from '../src/plugins/presence/limits.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

type Name = 'Anna' | 'Ben';
const tokens: Record<string, string> = {};
const { streamMs } = limits;
beforeAll(async () => {
	// A slow machine must not end a stream before the test reads it.
	Object.assign(limits, { streamMs: 600_000 });
	await startTestBackend();
	for (const name of ['Anna', 'Ben'])
		tokens[name] = (await newSession(`${name.toLowerCase()}@example.com`, { name })).token;
});
afterAll(() => Object.assign(limits, { streamMs }));

const tabOf = (name: Name) => `tabof${name.toLowerCase()}`;

const post = async (name: Name, body: object, document = 'pages:1') =>
	(
		await rest('POST', `/presence/${document}`, {
			token: tokens[name],
			body: { tab: tabOf(name), writes: false, ...body },
		})
	).body;

/** Opens a stream. `next` resolves with its next state, or null at its end; `cut` ends it as a closed connection does. */
async function openStream(name: Name, writes = false, document = 'pages:1') {
	const path = `presence/${document}/stream`;
	const query = new URLSearchParams({ tab: tabOf(name), writes: `${writes}` });
	const handle = createRest(await openDatabase(), config);
	const response = await handle(
		new Request(`${environment.BACKEND_URL}/api/${path}?${query}`, {
			headers: { authorization: `JWT ${tokens[name]}`, 'x-connection-address': '192.0.2.1' },
		}),
		path.split('/'),
	);
	const reader = response.body?.getReader();
	return {
		response,
		next: async () => {
			const { value } = (await reader?.read()) ?? {};
			return value ? JSON.parse(new TextDecoder().decode(value).slice('data: '.length)) : null;
		},
		cut: () => reader?.cancel(),
	};
}

it('names who opens a form and who writes, at once, and who has left', async () => {
	const ben = await openStream('Ben');
	expect(ben.response.headers.get('content-type')).toBe('text/event-stream');
	expect(await ben.next()).toMatchObject({ people: [] });
	const anna = await openStream('Anna');
	expect(await anna.next()).toMatchObject({ people: [{ name: 'Ben', writes: false }] });
	expect(await ben.next()).toMatchObject({ people: [{ name: 'Anna', writes: false }] });
	const annaWrites = await openStream('Anna', true);
	expect(await ben.next()).toMatchObject({ people: [{ name: 'Anna', writes: true }] });
	// The older stream of the same tab does not end the visit.
	await anna.cut();
	expect((await post('Ben', { stay: 'visible' })).people).toEqual([{ name: 'Anna', writes: true }]);
	await annaWrites.cut();
	await post('Anna', { stay: 'left' });
	expect(await ben.next()).toMatchObject({ people: [] });
	await ben.cut();
});

it('forgets a tab whose connection is cut', async () => {
	const anna = await openStream('Anna');
	await anna.next();
	await anna.cut();
	await expect.poll(async () => (await post('Ben', { stay: 'visible' })).people).toEqual([]);
});

it('tells open forms of saves, reviews and plans', async () => {
	const ben = await openStream('Ben', false, 'pages:3');
	const changeAfter = async (before: unknown) => {
		let state = await ben.next();
		while (state?.change?.id === before) state = await ben.next();
		return state?.change;
	};
	const first = (await ben.next()).change?.id;
	const query = 'autosave=true&draft=true&locale=en';
	const saved = await rest('PATCH', `/pages/3?${query}`, {
		token: tokens.Anna,
		body: { title: 'Followed' },
	});
	const save = await changeAfter(first);
	expect(save.updatedAt).toBe(saved.body.doc.updatedAt);
	const at = new Date(Date.now() + 3_600_000).toISOString();
	const plan = { target: 'pages:3', action: 'publish', languages: ['en'], at };
	expect((await rest('POST', '/releases/plan', { token: tokens.Anna, body: plan })).status).toBe(
		201,
	);
	expect(await changeAfter(save.id)).toMatchObject({ updatedAt: null });
	await ben.cut();
});

it('is closed to people without a session, and for documents that do not exist', async () => {
	const body = { tab: 'abcdefgh', writes: false, stay: 'visible' };
	expect((await rest('POST', '/presence/pages:1', { body })).status).toBe(401);
	for (const document of ['pages:999999', 'users:1', 'global:sign-in']) {
		const response = await rest('POST', `/presence/${document}`, { token: tokens.Anna, body });
		expect(response.status).toBe(404);
	}
});

it('answers a person with too many streams at once, and ends all streams when the server stops', async () => {
	const streams = [];
	for (let count = 0; count < 6; count += 1) streams.push(await openStream('Anna'));
	const extra = await openStream('Anna');
	expect(await extra.next()).not.toBeNull();
	expect(await extra.next()).toBeNull();
	rooms().close();
	for (const { next } of streams) {
		let state = await next();
		while (state !== null) state = await next();
	}
});
