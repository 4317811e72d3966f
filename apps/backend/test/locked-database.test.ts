import { expect, it, vi } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { waitForOtherPrograms } from '../src/platform/transactions/index.ts';
import { sqliteClient } from '../src/platform/transactions/sqlite-client.ts';
import { WriterConnection } from '../src/platform/transactions/writer-connection.ts';
import { startTestBackend } from './backend.ts';
import { lockDatabase } from './lock-database.ts';

const backend = await startTestBackend();

const lockFromOtherProcess = () => lockDatabase(environment.DATABASE_URL.slice('file:'.length));
const heading = async () =>
	(await backend.payload.findGlobal({ slug: 'call-to-action' })).heading ?? '';
const save = (text: string) =>
	backend.payload.updateGlobal({
		slug: 'call-to-action',
		data: { heading: text, _status: 'published' },
	});

it('serializes the writes of this process', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({ collection: 'pages', depth: 0 });
	const saves = docs.flatMap(({ id }) =>
		(['en', 'da', 'de'] as const).map((locale) =>
			backend.updatePage(id, { title: `${locale} at once` }, locale),
		),
	);
	const outcomes = await Promise.allSettled(saves);
	expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
	const { docs: danishPages } = await payload.find({ collection: 'pages', depth: 0, locale: 'da' });
	expect(new Set(danishPages.map(({ title }) => title))).toEqual(new Set(['da at once']));
});

it('a save waits while another process writes, but reads do not', async () => {
	const release = await lockFromOtherProcess();
	const begin = vi.spyOn(WriterConnection.prototype, 'begin');
	const savePromise = save('After the lock');
	// The first attempt was refused and the save has tried again.
	await expect.poll(() => begin.mock.settledResults.length).toBeGreaterThan(1);
	expect(begin.mock.settledResults.map(({ type }) => type)).not.toContain('fulfilled');
	expect(await heading()).not.toBe('After the lock');
	await release();
	await savePromise;
	begin.mockRestore();
	expect(await heading()).toBe('After the lock');
});

it('a save fails with a 503 after its waiting time, and later saves succeed', async () => {
	waitForOtherPrograms(backend.payload, 200);
	const release = await lockFromOtherProcess();
	await expect(save('Lost?')).rejects.toMatchObject({ status: 503, isPublic: true });
	expect(await heading()).toBe('After the lock');
	await release();
	waitForOtherPrograms(backend.payload);
	await save('Saved');
	expect(await heading()).toBe('Saved');
});

it('a failed commit fails the save', async () => {
	const client = sqliteClient(backend.payload);
	if (!client) return;
	const begin = client.transaction;
	client.transaction = async () => {
		const transaction = await begin();
		transaction.commit = () => Promise.reject(new Error('disk I/O error'));
		return transaction;
	};
	await expect(save('Told to be saved')).rejects.toThrow('not committed');
	client.transaction = begin;
	expect(await heading()).toBe('Saved');
	await save('Saved again');
	expect(await heading()).toBe('Saved again');
});
