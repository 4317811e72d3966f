import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

const redirect = (from: string) =>
	backend.payload.create({
		collection: 'redirects',
		data: { from, to: { url: '/there' }, locale: 'en', status: '301' },
	});

const problemOf = (work: Promise<unknown>) =>
	work.then(
		() => null,
		(cause) => cause.data.errors[0],
	);

const refusal = { path: 'from', message: 'There is a redirect for this address already.' };

it('has one redirect for an old address outside the trash', async () => {
	const { payload } = backend;
	const { id } = await redirect('/twice');
	expect(await problemOf(redirect('/twice/'))).toMatchObject(refusal);
	const change = { collection: 'redirects', id } as const;
	await payload.update({ ...change, data: { status: '302' } });
	await payload.update({ ...change, data: { deletedAt: new Date().toISOString() } });
	const { id: second } = await redirect('/twice');
	const restore = payload.update({ ...change, trash: true, data: { deletedAt: null } });
	expect(await problemOf(restore)).toMatchObject(refusal);
	await payload.delete({ collection: 'redirects', id: second });
	await payload.update({ ...change, trash: true, data: { deletedAt: null } });
	expect(await problemOf(redirect('/twice'))).toMatchObject(refusal);
});
