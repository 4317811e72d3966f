import { beforeAll, expect, it, vi } from 'vitest';
import { limits } from '../src/platform/limits.ts';
import { json, startRest } from './http/rest.ts';

let backend: Awaited<ReturnType<typeof startRest>>;
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
	backend = await startRest();
	const { payload } = backend;
	for (const name of ['Anna', 'Ben', 'Cleo']) {
		const account = {
			email: `${name.toLowerCase()}@example.com`,
			password: 'a password of people',
		};
		await payload.create({ collection: 'users', data: { ...account, name, role: 'editor' } });
		tokens[name] = (await payload.login({ collection: 'users', data: account })).token;
	}
});

async function requestAs(
	name: 'Anna' | 'Ben' | 'Cleo',
	path: string,
	body?: object,
	method = 'POST',
) {
	const response = await backend.anonymousRequest(path, {
		method: body ? method : 'GET',
		headers: { ...json, authorization: `JWT ${tokens[name]}` },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, body: await response.json() };
}

it.each([
	['pages:1', 'pages/1?autosave=true&draft=true&locale=en', 'PATCH', { title: 'Anna writes' }],
	['global:footer', 'globals/footer?autosave=true&draft=true&locale=en', 'POST', { topRow: {} }],
])(
	'the owner of the lock on %s gets a request and declines or hands it over',
	async (target, path, method, data) => {
		expect((await requestAs('Anna', path, data, method)).status).toBe(200);
		expect((await requestAs('Ben', 'lock-requests/ask', { target })).body.own).toBe('waiting');
		const { waiting: lockRequest } = (await requestAs('Anna', `lock-requests/of?target=${target}`))
			.body;
		expect(lockRequest).toEqual({ id: expect.any(Number), person: 'Ben', takesOver: false });

		// Neither a third person nor the requester can answer the request.
		for (const name of ['Ben', 'Cleo'] as const) {
			const body = { id: lockRequest.id, answer: 'handedOver' };
			expect((await requestAs(name, 'lock-requests/answer', body)).status).toBe(403);
		}
		await requestAs('Anna', 'lock-requests/answer', { id: lockRequest.id, answer: 'declined' });
		const state = (await requestAs('Ben', `lock-requests/of?target=${target}`)).body;
		expect(state).toMatchObject({ waiting: null, own: 'declined' });

		await requestAs('Ben', 'lock-requests/ask', { target });
		await requestAs('Anna', 'lock-requests/answer', { id: lockRequest.id, answer: 'handedOver' });
		expect((await requestAs('Ben', `lock-requests/of?target=${target}`)).body.own).toBe(
			'handedOver',
		);
		// The lock is gone: a late save of the old form neither locks the document again nor overwrites it.
		expect((await requestAs('Anna', path, data, method)).status).toBe(423);
		expect((await requestAs('Ben', path, data, method)).status).toBe(200);
	},
);

it('on a takeover the open form saves before it hands over the lock', async () => {
	const [target, path] = ['pages:2', 'pages/2?autosave=true&draft=true&locale=en'];
	expect((await requestAs('Anna', path, { title: 'Anna writes' }, 'PATCH')).status).toBe(200);
	const requestLock = (action: string) =>
		requestAs('Ben', 'lock-requests/ask', { target, wish: action });
	const waitingRequest = async () =>
		(await requestAs('Anna', `lock-requests/of?target=${target}`)).body.waiting;
	expect((await requestLock('takeOver')).body.own).toBe('waiting');
	expect(await waitingRequest()).toMatchObject({ person: 'Ben', takesOver: true });
	const { id } = await waitingRequest();
	// Anna still has the lock. Her last change is saved before Ben gets the lock.
	expect((await requestAs('Anna', path, { title: 'Anna’s last words' }, 'PATCH')).status).toBe(200);
	await requestAs('Anna', 'lock-requests/answer', { id, answer: 'handedOver' });
	expect((await requestAs('Ben', `lock-requests/of?target=${target}`)).body.own).toBe('handedOver');
	expect((await requestAs('Ben', 'pages/2?draft=true&locale=en')).body.title).toBe(
		'Anna’s last words',
	);
	expect((await requestAs('Anna', path, { title: 'Too late' }, 'PATCH')).status).toBe(423);
});

/** Moves the lock request into the past, so that the open form can no longer respond in time. */
async function expireRequest(target: string): Promise<void> {
	const updatedAt = new Date(Date.now() - limits.editing.takeOverMs).toISOString();
	const where = { target: { equals: target } };
	await backend.payload.db.updateOne({ collection: 'lock-requests', where, data: { updatedAt } });
}

it('a takeover succeeds if the open form does not answer in time, and later saves of that form are refused', async () => {
	const [target, path] = ['pages:3', 'pages/3?autosave=true&draft=true&locale=en'];
	const requestLock = (name: 'Ben' | 'Cleo', action: string) =>
		requestAs(name, 'lock-requests/ask', { target, wish: action });
	expect((await requestAs('Anna', path, { title: 'Anna writes' }, 'PATCH')).status).toBe(200);
	// A takeover is refused without a request, and before the form had time to save.
	expect((await requestLock('Ben', 'take')).body.own).toBeNull();
	await requestLock('Ben', 'takeOver');
	expect((await requestLock('Ben', 'take')).body.own).toBe('waiting');
	const { id } = (await requestAs('Anna', `lock-requests/of?target=${target}`)).body.waiting;
	await requestAs('Anna', 'lock-requests/answer', { id, answer: 'declined' });
	expect((await requestAs('Anna', path, { title: 'Anna still writes' }, 'PATCH')).status).toBe(200);
	await expireRequest(target);
	expect((await requestLock('Ben', 'take')).body.own).toBe('handedOver');
	expect((await requestAs('Anna', `lock-requests/of?target=${target}`)).body.waiting).toBeNull();
	expect(
		(await requestAs('Anna', path, { title: 'Written without a connection' }, 'PATCH')).status,
	).toBe(423);
	expect((await requestAs('Ben', path, { title: 'Ben writes' }, 'PATCH')).status).toBe(200);
});

it('only accounts that may write the document can request its lock', async () => {
	const requestLock = (target: string) => requestAs('Cleo', 'lock-requests/ask', { target });
	expect((await requestLock('media:1')).status).toBe(200);
	expect((await requestLock('users:1')).status).toBe(403);
	expect((await requestLock('nothing:1')).status).toBe(404);
});

it('requires a signed-in account and a valid document key', async () => {
	const init = { method: 'POST', headers: json, body: JSON.stringify({ target: 'pages:1' }) };
	expect((await backend.anonymousRequest('lock-requests/ask', init)).status).toBe(401);
	expect((await requestAs('Ben', 'lock-requests/ask', { target: 'pages:x' })).status).toBe(400);
	expect((await requestAs('Ben', 'lock-requests/of?target=')).status).toBe(400);
	expect((await requestAs('Ben', 'lock-requests')).status).toBe(403);
});

it('lists the other accounts that have the document open, until they close it', async () => {
	const others = async (name: 'Anna' | 'Ben' | 'Cleo', target = 'pages:8') =>
		(await requestAs(name, `lock-requests/of?target=${target}`)).body.others;
	const now = Date.now();
	vi.useFakeTimers({ toFake: ['Date'], now });
	expect(await others('Anna')).toEqual([]);
	expect(await others('Ben')).toEqual(['Anna']);
	expect(await others('Cleo')).toEqual(['Anna', 'Ben']);
	expect(await others('Anna')).toEqual(['Ben', 'Cleo']);
	expect(await others('Cleo', 'pages:9')).toEqual([]);
	vi.setSystemTime(now + 4 * limits.editing.pollEveryMs);
	expect(await others('Anna')).toEqual([]);
	vi.useRealTimers();
});
