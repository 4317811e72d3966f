import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSignedWebhook } from '@website/contracts/signatures';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseAbandonedJobs } from '../src/patches/abandoned-jobs.ts';
import { environment } from '../src/platform/environment.ts';
import { metrics } from '../src/platform/observability/metrics.ts';
import { startTestBackend, type TestBackend } from './backend.ts';

interface Received {
	tags: string[];
	valid: boolean;
	answered: number;
}

let backend: TestBackend;
let failures = 0;
const received: Received[] = [];

const server = createServer((request, response) => {
	let body = '';
	request.on('data', (chunk: Buffer) => {
		body += chunk.toString('utf8');
	});
	request.on('end', () => {
		const header = String(request.headers['x-webhook-signature']);
		const valid = isSignedWebhook(environment.WEBHOOK_SECRET, body, header, Date.now() / 1000);
		const answered = failures > 0 ? 503 : 204;
		failures -= 1;
		received.push({ tags: JSON.parse(body).tags, valid, answered });
		response.writeHead(answered).end();
	});
});

beforeAll(async () => {
	backend = await startTestBackend();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	environment.SITE_WEBHOOK_URL.push(`http://127.0.0.1:${port}/webhook`);
});
beforeEach(() => {
	received.length = 0;
});
afterAll(() => server.close());

const arrived = (count: number) => expect.poll(() => received).toHaveLength(count);
const jobs = async () => (await backend.payload.find({ collection: 'payload-jobs' })).docs;
/** Waits until the program has noted that what it sent has arrived. */
const settled = () => expect.poll(jobs).toEqual([]);
/** Waits until the program has noted that sending has failed, once. */
const failed = () =>
	expect.poll(jobs).toMatchObject([{ hasError: false, processing: false, totalTried: 1 }]);

const pageId = async (slug: string) => {
	const { docs } = await backend.payload.find({
		collection: 'pages',
		where: { slug: { equals: slug } },
	});
	return docs[0]?.id ?? 0;
};

it('is signed, and sent again until the site takes it', async () => {
	const id = await pageId('about');
	failures = 1;
	await backend.payload.update({
		collection: 'pages',
		id,
		data: { slug: 'about-us', _status: 'published' },
	});
	await arrived(1);
	// Its old address leads on, which is a change of the same transaction.
	const tags = [`page:${id}`, 'pages', 'redirects'];
	expect(received[0]).toEqual({ tags, valid: true, answered: 503 });
	await failed();
	const [waiting] = await jobs();
	expect(waiting?.waitUntil).toBeTruthy();
	// As if the pause were over.
	const data = { waitUntil: null };
	await backend.payload.update({ collection: 'payload-jobs', id: waiting?.id ?? 0, data });
	await backend.payload.jobs.run({ queue: 'webhooks', silent: true });
	expect(received).toHaveLength(2);
	expect(received[1]).toMatchObject({ answered: 204, valid: true });
	await settled();
});

it('says nothing of drafts, and names what changed otherwise', async () => {
	const { payload } = backend;
	const id = await pageId('about-us');
	await payload.update({
		collection: 'pages',
		id,
		draft: true,
		data: { title: 'Draft', _status: 'draft' },
	});
	await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
	await arrived(1);
	expect(received[0]?.tags).toEqual([`page:${id}`, 'pages']);
	await payload.updateGlobal({
		slug: 'call-to-action',
		data: { heading: 'New', _status: 'published' },
	});
	await arrived(2);
	expect(received[1]?.tags).toEqual(['cta']);
	const products = await payload.find({ collection: 'products' });
	const product = products.docs[0]?.id ?? 0;
	await payload.delete({ collection: 'products', id: product });
	await arrived(3);
	expect(received[2]?.tags).toEqual([`product:${product}`, 'products']);
	const media = await payload.find({ collection: 'media' });
	const file = media.docs[0]?.id ?? 0;
	await payload.update({ collection: 'media', id: file, data: { alt: 'Other' } });
	await arrived(4);
	expect(received[3]?.tags).toEqual([`media:${file}`]);
	await settled();
});

it('is sent by the next run of a backend that was killed while sending', async () => {
	const { payload } = backend;
	const [url = ''] = environment.SITE_WEBHOOK_URL;
	const { id } = await payload.jobs.queue({
		task: 'notifySite',
		queue: 'webhooks',
		input: { url, tags: ['page:99'] },
	});
	await payload.update({ collection: 'payload-jobs', id, data: { processing: true } });
	const run = () => payload.jobs.run({ queue: 'webhooks', silent: true });
	await run();
	expect(received).toHaveLength(0);
	expect(await releaseAbandonedJobs(payload, 60_000)).toBe(0);
	expect(await releaseAbandonedJobs(payload, 0)).toBe(1);
	await run();
	await arrived(1);
	expect(received[0]).toMatchObject({ tags: ['page:99'], answered: 204 });
	await settled();
});

it('does not hold up the save when no site listens', async () => {
	environment.SITE_WEBHOOK_URL.splice(0, 1, 'http://127.0.0.1:9/webhook');
	const saved = await backend.payload.updateGlobal({
		slug: 'brand',
		data: { name: 'Kept', _status: 'published' },
	});
	expect(saved.name).toBe('Kept');
	await failed();
});

it('counts what arrived and what did not', async () => {
	const text = await metrics().registry.metrics();
	expect(text).toMatch(/backend_webhooks_total\{outcome="delivered"\} [1-9]/);
	expect(text).toMatch(/backend_webhooks_total\{outcome="failed"\} [1-9]/);
});
