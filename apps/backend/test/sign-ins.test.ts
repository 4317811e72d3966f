import { beforeAll, expect, it } from 'vitest';
import { signInsInTurn } from '../src/access/sign-ins-in-turn.ts';
import { startTestBackend, type TestBackend } from './backend.ts';

const account = { email: 'shared@example.com', password: 'a password for tests' };
const url = 'http://backend.test:4000/api/users/login';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	await backend.payload.create({ collection: 'users', data: { ...account, role: 'editor' } });
});

const isSignedIn = async (token: string) => {
	const headers = new Headers({ authorization: `JWT ${token}` });
	return (await backend.payload.auth({ headers })).user?.email === account.email;
};

it('people who share an account and sign in at once stay signed in', async () => {
	const signIn = signInsInTurn(async (_request: Request, _context: null) =>
		Response.json(await backend.payload.login({ collection: 'users', data: account })),
	);
	const answers = await Promise.all(
		[1, 2, 3].map(() => signIn(new Request(url, { method: 'POST' }), null)),
	);
	for (const answer of answers) {
		const { token } = await answer.json();
		expect(await isSignedIn(token)).toBe(true);
	}
});

it('a sign-in that hangs or fails keeps nobody else out, and other requests never wait', async () => {
	const hanging = Promise.withResolvers<Response>();
	const signIn = signInsInTurn((request: Request, answer: () => Promise<Response>) => {
		expect(request.method).toBe('POST');
		return answer();
	}, 20);
	const ask = (address: string, answer: () => Promise<Response>) =>
		signIn(new Request(address, { method: 'POST' }), answer);
	const first = ask(url, () => hanging.promise);
	expect((await ask(url, async () => new Response('in'))).status).toBe(200);
	expect((await ask(url.replace('login', 'logout'), async () => new Response())).status).toBe(200);
	hanging.reject(new Error('disk I/O error'));
	await expect(first).rejects.toThrow('disk I/O error');
	expect((await ask(url, async () => new Response('in'))).status).toBe(200);
});
