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

async function as(name: 'Anna' | 'Ben' | 'Cleo', path: string, body?: object, method = 'POST') {
	const response = await backend.asStranger(path, {
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
	'who writes %s is asked for it, says no, or hands it over',
	async (target, path, method, data) => {
		expect((await as('Anna', path, data, method)).status).toBe(200);
		expect((await as('Ben', 'lock-requests/ask', { target })).body.own).toBe('waiting');
		const { waiting } = (await as('Anna', `lock-requests/of?target=${target}`)).body;
		expect(waiting).toEqual({ id: expect.any(Number), person: 'Ben', takesOver: false });

		// Nobody else answers, neither a third person nor whoever asked.
		for (const name of ['Ben', 'Cleo'] as const) {
			const response = { id: waiting.id, answer: 'handedOver' };
			expect((await as(name, 'lock-requests/answer', response)).status).toBe(403);
		}
		await as('Anna', 'lock-requests/answer', { id: waiting.id, answer: 'declined' });
		const state = (await as('Ben', `lock-requests/of?target=${target}`)).body;
		expect(state).toMatchObject({ waiting: null, own: 'declined' });

		await as('Ben', 'lock-requests/ask', { target });
		await as('Anna', 'lock-requests/answer', { id: waiting.id, answer: 'handedOver' });
		expect((await as('Ben', `lock-requests/of?target=${target}`)).body.own).toBe('handedOver');
		// The lock went with it: what the form that is being left still sends neither locks again nor overwrites.
		expect((await as('Anna', path, data, method)).status).toBe(423);
		expect((await as('Ben', path, data, method)).status).toBe(200);
	},
);

it('who takes over is answered by the open form, which saves first', async () => {
	const [target, path] = ['pages:2', 'pages/2?autosave=true&draft=true&locale=en'];
	expect((await as('Anna', path, { title: 'Anna writes' }, 'PATCH')).status).toBe(200);
	const wish = (which: string) => as('Ben', 'lock-requests/ask', { target, wish: which });
	const waitingRequest = async () =>
		(await as('Anna', `lock-requests/of?target=${target}`)).body.waiting;
	expect((await wish('takeOver')).body.own).toBe('waiting');
	expect(await waitingRequest()).toMatchObject({ person: 'Ben', takesOver: true });
	const { id } = await waitingRequest();
	// The lock is still Anna's: her last words are stored, and only then is it Ben's.
	expect((await as('Anna', path, { title: 'Anna’s last words' }, 'PATCH')).status).toBe(200);
	await as('Anna', 'lock-requests/answer', { id, answer: 'handedOver' });
	expect((await as('Ben', `lock-requests/of?target=${target}`)).body.own).toBe('handedOver');
	expect((await as('Ben', 'pages/2?draft=true&locale=en')).body.title).toBe('Anna’s last words');
	expect((await as('Anna', path, { title: 'Too late' }, 'PATCH')).status).toBe(423);
});

/** As if the form that writes had been told so long ago. */
async function formHadItsTime(target: string): Promise<void> {
	const updatedAt = new Date(Date.now() - limits.editing.takeOverMs).toISOString();
	const where = { target: { equals: target } };
	await backend.payload.db.updateOne({ collection: 'lock-requests', where, data: { updatedAt } });
}

it('who takes over from a form that does not answer in its time has the document; what that form sends later is refused', async () => {
	const [target, path] = ['pages:3', 'pages/3?autosave=true&draft=true&locale=en'];
	const wish = (name: 'Ben' | 'Cleo', which: string) =>
		as(name, 'lock-requests/ask', { target, wish: which });
	expect((await as('Anna', path, { title: 'Anna writes' }, 'PATCH')).status).toBe(200);
	// Not without a word, and not before the form could save.
	expect((await wish('Ben', 'take')).body.own).toBeNull();
	await wish('Ben', 'takeOver');
	expect((await wish('Ben', 'take')).body.own).toBe('waiting');
	const { id } = (await as('Anna', `lock-requests/of?target=${target}`)).body.waiting;
	await as('Anna', 'lock-requests/answer', { id, answer: 'declined' });
	expect((await as('Anna', path, { title: 'Anna still writes' }, 'PATCH')).status).toBe(200);
	await formHadItsTime(target);
	expect((await wish('Ben', 'take')).body.own).toBe('handedOver');
	expect((await as('Anna', `lock-requests/of?target=${target}`)).body.waiting).toBeNull();
	expect((await as('Anna', path, { title: 'Written without a connection' }, 'PATCH')).status).toBe(
		423,
	);
	expect((await as('Ben', path, { title: 'Ben writes' }, 'PATCH')).status).toBe(200);
});

it('is asked for by who may write the document', async () => {
	const ask = (target: string) => as('Cleo', 'lock-requests/ask', { target });
	expect((await ask('media:1')).status).toBe(200);
	expect((await ask('users:1')).status).toBe(403);
	expect((await ask('nothing:1')).status).toBe(404);
});

it('is for people who are signed in, and about documents', async () => {
	const init = { method: 'POST', headers: json, body: JSON.stringify({ target: 'pages:1' }) };
	expect((await backend.asStranger('lock-requests/ask', init)).status).toBe(401);
	expect((await as('Ben', 'lock-requests/ask', { target: 'pages:x' })).status).toBe(400);
	expect((await as('Ben', 'lock-requests/of?target=')).status).toBe(400);
	expect((await as('Ben', 'lock-requests')).status).toBe(403);
});

it('tells before anybody writes who else has the document open, until they close it', async () => {
	const others = async (name: 'Anna' | 'Ben' | 'Cleo', target = 'pages:8') =>
		(await as(name, `lock-requests/of?target=${target}`)).body.others;
	const now = Date.now();
	vi.useFakeTimers({ toFake: ['Date'], now });
	expect(await others('Anna')).toEqual([]);
	expect(await others('Ben')).toEqual(['Anna']);
	expect(await others('Cleo')).toEqual(['Anna', 'Ben']);
	expect(await others('Anna')).toEqual(['Ben', 'Cleo']);
	expect(await others('Cleo', 'pages:9')).toEqual([]);
	vi.setSystemTime(now + 4 * limits.editing.askEveryMs);
	expect(await others('Anna')).toEqual([]);
	vi.useRealTimers();
});
