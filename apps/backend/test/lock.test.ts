import { beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend } from './backend.ts';
import { newSession, rest } from './rest.ts';

const tokens: Record<string, string | undefined> = {};
await startTestBackend();
for (const name of ['Anna', 'Ben'])
	tokens[name] = (await newSession(`${name.toLowerCase()}@example.com`, { name })).token;

const requestAs = (name: 'Anna' | 'Ben', path: string, method = 'GET', body?: object) =>
	rest(method, `/${path}`, { token: tokens[name], body });

const autosave = 'autosave=true&draft=true&locale=en';

it.each([
	[
		'a page',
		'pages/1',
		'PATCH',
		'where[document.relationTo][equals]=pages&where[document.value][equals]=1',
		{ title: 'A' },
	],
	['the footer', 'globals/footer', 'POST', 'where[globalSlug][equals]=footer', { topRow: {} }],
])(
	'locks %s for its editor, even during autosave, and shows the editor to colleagues',
	async (...row) => {
		const [, path, method, filter, data] = row;
		expect((await requestAs('Anna', `${path}?${autosave}`, method, data)).status).toBe(200);
		const { body: locks } = await requestAs('Ben', `payload-locked-documents?depth=1&${filter}`);
		expect(locks.docs).toHaveLength(1);
		expect(locks.docs[0].user.value).toEqual({
			id: expect.any(Number),
			email: 'Anna',
		});
		for (const query of [autosave, 'locale=en'])
			expect((await requestAs('Ben', `${path}?${query}`, method, data)).status).toBe(423);
		expect((await requestAs('Anna', `${path}?${autosave}`, method, data)).status).toBe(200);
		const ownLock = `payload-locked-documents?${filter}&where[user.value][equals]`;
		expect(
			(await requestAs('Anna', `${ownLock}=${locks.docs[0].user.value.id}`, 'DELETE')).status,
		).toBe(200);
		expect((await requestAs('Ben', `${path}?${autosave}`, method, data)).status).toBe(200);
	},
);

it('a lock ends with the last save of a form', async () => {
	const filter = 'where[document.relationTo][equals]=pages&where[document.value][equals]=1';
	const locks = async () =>
		(await requestAs('Ben', `payload-locked-documents?${filter}`)).body.totalDocs;
	await requestAs('Ben', `pages/1?${autosave}`, 'PATCH', { title: 'B' });
	expect(await locks()).toBe(1);
	await requestAs('Ben', `pages/1?${autosave}&keepsLock=false`, 'PATCH', { title: 'C' });
	expect(await locks()).toBe(0);
});

describe('the lock of another account', () => {
	const where = 'where[document.relationTo][equals]=pages&where[document.value][equals]=2';
	const findLocks = async () =>
		(await requestAs('Ben', `payload-locked-documents?${where}`)).body.docs;
	beforeAll(async () => {
		await requestAs('Anna', `pages/2?${autosave}`, 'PATCH', { title: 'Anna writes' });
	});

	it.each([
		['created', '', 'POST'],
		['changed', '/:id', 'PATCH'],
		['changed in bulk', `?${where}`, 'PATCH'],
		['deleted', '/:id', 'DELETE'],
		['deleted in bulk', `?${where}`, 'DELETE'],
	])('cannot be %s through the REST API', async (_, path, method) => {
		const [before] = await findLocks();
		const { user } = (await requestAs('Ben', 'users/me')).body;
		const data = {
			document: { relationTo: 'pages', value: 2 },
			user: { relationTo: 'users', value: user.id },
		};
		const address = `payload-locked-documents${path.replace(':id', before.id)}`;
		const response = await requestAs(
			'Ben',
			address,
			method,
			method === 'DELETE' ? undefined : data,
		);
		// A bulk request succeeds but affects no document.
		if (path.startsWith('?') && response.status === 200)
			expect(response.body).toMatchObject({ docs: [], errors: [] });
		else expect([403, 404]).toContain(response.status);
		expect(await findLocks()).toEqual([before]);
		const refusal = await requestAs('Ben', `pages/2?${autosave}`, 'PATCH', { title: 'B' });
		expect(refusal.status).toBe(423);
		expect(refusal.body.errors).toEqual([
			{ message: 'Anna is writing here right now. Nothing was changed.' },
		]);
	});

	it('can be taken over, after which its previous owner can neither save nor give it away', async () => {
		const [{ id, user }] = await findLocks();
		const { user: ben } = (await requestAs('Ben', 'users/me')).body;
		const moveTo = (name: 'Anna' | 'Ben', value: number) =>
			requestAs(name, `payload-locked-documents/${id}`, 'PATCH', {
				user: { relationTo: 'users', value },
			});
		expect((await moveTo('Anna', ben.id)).status).toBe(403);
		expect((await moveTo('Ben', ben.id)).status).toBe(200);
		const late = await requestAs('Anna', `pages/2?${autosave}`, 'PATCH', { title: 'Too late' });
		expect(late.status).toBe(423);
		const { title } = (await requestAs('Ben', 'pages/2?draft=true&locale=en')).body;
		expect(title).toBe('Anna writes');
		expect((await moveTo('Ben', user.value.id)).status).toBe(403);
		expect((await moveTo('Anna', user.value.id)).status).toBe(200);
	});

	it('can be deleted but not moved to another document by its owner', async () => {
		const [{ id }] = await findLocks();
		const to = { document: { relationTo: 'pages', value: 3 } };
		const address = `payload-locked-documents/${id}`;
		expect((await requestAs('Anna', address, 'PATCH', to)).status).toBe(403);
		expect((await requestAs('Anna', address, 'DELETE')).status).toBe(200);
		expect(await findLocks()).toEqual([]);
	});
});

it('editors cannot read the accounts of other editors', async () => {
	const { docs } = (await requestAs('Ben', 'users')).body;
	expect(docs.map(({ email }: { email: string }) => email)).toEqual(['ben@example.com']);
});
