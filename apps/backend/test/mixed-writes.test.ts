import { readdirSync } from 'node:fs';
import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { importList } from '../src/platform/csv/csv-list.ts';
import { inTransaction } from '../src/platform/transactions/in-transaction.ts';
import { priceList } from '../src/plugins/prices/collections/price-collections.ts';
import { startPrices } from '../src/plugins/prices/start.ts';
import { startTestBackend } from './backend.ts';

const numbers = Array.from({ length: 10 }, (_, number) => number);
const email = (number: number) => `person-${number}@example.com`;

const { payload } = await startTestBackend();
await startPrices(payload);
const pages: (number | string)[] = [];
for (const number of numbers) {
	const user = { email: email(number), password: `a password of number ${number}` };
	const { id: planner } = await payload.create({
		collection: 'users',
		data: { ...user, role: 'publisher' },
	});
	const data = { title: `Draft ${number}`, slug: `draft-${number}` };
	const { id } = await payload.create({ collection: 'pages', draft: true, data });
	pages.push(id);
	const at = '2030-01-01T00:00:00.000Z';
	const plan = { title: 'Plan', languages: ['en' as const], single: true, publishAt: at, planner };
	const release = await payload.create({ collection: 'releases', data: plan });
	const member = { release: release.id, target: `pages:${id}` };
	await payload.create({ collection: 'release-members', data: member });
	const input = { release: release.id, at };
	await payload.jobs.queue({ task: 'schedulePublish', queue: 'mixed', input });
}

const requestReset = (number: number) =>
	payload.forgotPassword({ collection: 'users', data: { email: email(number) } });

async function upload(number: number) {
	const create = { width: 64, height: 64, channels: 3, background: '#258' } as const;
	const data = await sharp({ create }).png().toBuffer();
	const file = { data, name: `mixed-${number}.png`, mimetype: 'image/png', size: data.length };
	return payload.create({ collection: 'media', data: { alt: `Mixed ${number}` }, file });
}

async function importPrices(number: number) {
	const day = `2031-01-${String(number + 10)}`;
	const csv = `country;eur;eurPremium;dkk;dkkPremium;validFrom\nDK;0,0${number + 1};;;;${day}\n`;
	const req = await createLocalReq({}, payload);
	return importList(req, priceList('sms-prices'), new TextEncoder().encode(csv), {
		dryRun: false,
		marked: 1,
	});
}

const createRedirect = (number: number) =>
	payload.create({
		collection: 'redirects',
		data: { from: `/mixed-${number}`, to: { url: '/elsewhere' }, locale: 'en', status: '301' },
	});

const countStored = async () => ({
	resets: (
		await payload.find({ collection: 'users', pagination: false, showHiddenFields: true })
	).docs.filter(({ resetPasswordToken }) => resetPasswordToken).length,
	published: (
		await payload.find({
			collection: 'pages',
			where: { id: { in: pages }, _status: { equals: 'published' } },
		})
	).totalDocs,
	files: (await payload.count({ collection: 'media', where: { filename: { like: 'mixed-' } } }))
		.totalDocs,
	prices: (
		await payload.count({
			collection: 'sms-prices',
			where: { validFrom: { like: '2031-01' } },
		})
	).totalDocs,
	redirects: (
		await payload.count({ collection: 'redirects', where: { from: { like: '/mixed-' } } })
	).totalDocs,
	jobs: (await payload.count({ collection: 'payload-jobs', where: { queue: { equals: 'mixed' } } }))
		.totalDocs,
});

it('50 concurrent writes of all kinds succeed without loss or deadlock', async () => {
	expect(await countStored()).toMatchObject({ resets: 0, published: 0, redirects: 0, jobs: 10 });
	const outcomes = await Promise.allSettled([
		...numbers.flatMap((number) => [
			requestReset(number),
			upload(number),
			importPrices(number),
			createRedirect(number),
		]),
		payload.jobs.run({ queue: 'mixed', limit: 10 }),
	]);
	expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toEqual([]);
	expect(await countStored()).toEqual({
		resets: 10,
		published: 10,
		files: 10,
		prices: 10,
		redirects: 10,
		jobs: 0,
	});
});

it('a write inside a transaction is part of it, with or without `req`', async () => {
	const heading = async () => (await payload.findGlobal({ slug: 'call-to-action' })).heading;
	const headingBefore = await heading();
	const req = await createLocalReq({}, payload);
	const count = () => payload.count({ collection: 'redirects' });
	const { totalDocs } = await count();
	const transaction = inTransaction(req, async () => {
		await payload.updateGlobal({
			slug: 'call-to-action',
			data: { heading: 'Inside', _status: 'published' },
			req,
		});
		await createRedirect(10);
		await payload.db.deleteMany({ collection: 'redirects', where: {} });
		throw new Error('and then it failed');
	});
	await expect(transaction).rejects.toThrow('and then it failed');
	expect(await heading()).toBe(headingBefore);
	expect(await count()).toMatchObject({ totalDocs });
});

it('a failed write in a transaction can be ignored, and the other writes are stored', async () => {
	const req = await createLocalReq({}, payload);
	await inTransaction(req, async () => {
		await payload.updateGlobal({
			slug: 'call-to-action',
			data: { heading: 'Kept', _status: 'published' },
			req,
		});
		await expect(createRedirect(0)).rejects.toThrow();
		await Promise.all([createRedirect(11), createRedirect(12)]);
	});
	expect((await payload.findGlobal({ slug: 'call-to-action' })).heading).toBe('Kept');
	const where = { from: { in: ['/mixed-11', '/mixed-12'] } };
	expect(await payload.count({ collection: 'redirects', where })).toMatchObject({ totalDocs: 2 });
});

it('transactions that begin at the same time are independent', async () => {
	const start = async (from: string, fails: boolean) => {
		const req = await createLocalReq({}, payload);
		return inTransaction(req, async () => {
			await payload.create({
				collection: 'redirects',
				data: { from, to: { url: '/elsewhere' }, locale: 'en', status: '301' },
				req,
			});
			if (fails) throw new Error('failed');
		});
	};
	await Promise.allSettled([
		start('/stays', false),
		start('/fails', true),
		start('/stays-too', false),
	]);
	const { docs } = await payload.find({
		collection: 'redirects',
		where: { from: { in: ['/stays', '/fails', '/stays-too'] } },
	});
	expect(docs.map(({ from }) => from).sort()).toEqual(['/stays', '/stays-too']);
});

it('a job is claimed by only one of several concurrent runs', async () => {
	for (const number of numbers) {
		const input = { email: email(number), kind: 'reset' as const };
		await payload.jobs.queue({ task: 'sendLink', queue: 'taken once', input });
	}
	const where = { queue: { equals: 'taken once' }, processing: { equals: false } };
	const claimJobs = () => payload.db.updateJobs({ data: { processing: true }, limit: 10, where });
	const claimedJobs = (await Promise.all(numbers.map(claimJobs))).flatMap((jobs) => jobs ?? []);
	const ids = claimedJobs.map(({ id }) => id);
	expect(ids).toHaveLength(10);
	expect(new Set(ids).size).toBe(10);
});

it('a transaction fails if an operation inside it has rolled it back', async () => {
	const req = await createLocalReq({}, payload);
	const transaction = inTransaction(req, async () => {
		await payload.updateGlobal({
			slug: 'call-to-action',
			data: { heading: 'Lost', _status: 'published' },
			req,
		});
		await payload
			.update({ collection: 'pages', id: 999_999, data: { title: 'Nobody' }, req })
			.catch(() => null);
	});
	await expect(transaction).rejects.toThrow('rolled back');
});

it('saves leave no open connections', async () => {
	const save = (heading: string) =>
		payload.updateGlobal({ slug: 'call-to-action', data: { heading, _status: 'published' } });
	await save('First');
	const countOpenFiles = () => readdirSync('/proc/self/fd').length;
	const before = countOpenFiles();
	for (let round = 0; round < 20; round += 1) await save(`Round ${round}`);
	expect(countOpenFiles()).toBeLessThan(before + 20);
});
