import { createServer } from 'node:http';
import { isSignedWebhook } from '@website/contracts/signatures';
import { listen } from '@website/contracts/testing/listen';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { releaseAbandonedJobs } from '../src/patches/abandoned-jobs.ts';
import { environment } from '../src/platform/environment.ts';
import { metrics } from '../src/platform/observability/metrics.ts';
import { startTestBackend } from './backend.ts';

interface WebhookCall {
	path: string | undefined;
	tags: string[];
	valid: boolean;
	status: number;
}

let remainingFailures = 0;
const calls: WebhookCall[] = [];

const server = createServer((request, response) => {
	let body = '';
	request.on('data', (chunk: Buffer) => {
		body += chunk.toString('utf8');
	});
	request.on('end', () => {
		const header = String(request.headers['x-webhook-signature']);
		const valid = isSignedWebhook(environment.WEBHOOK_SECRET, body, header, Date.now() / 1000);
		const status = remainingFailures > 0 ? 503 : 204;
		remainingFailures -= 1;
		calls.push({ path: request.url, tags: JSON.parse(body).tags, valid, status });
		response.writeHead(status).end();
	});
});

const backend = await startTestBackend();
const { origin, close } = await listen(server);
environment.SITE_WEBHOOK_URL.push(`${origin}/webhook`);
beforeEach(() => {
	calls.length = 0;
});
afterAll(close);

const waitForCalls = (count: number) => expect.poll(() => calls).toHaveLength(count);
const jobs = async () => (await backend.payload.find({ collection: 'payload-jobs' })).docs;
/** Waits until the job is deleted after a successful delivery. */
const waitForNoJobs = () => expect.poll(jobs).toEqual([]);
/** Waits until the job has failed once. */
const waitForFailedJob = () =>
	expect.poll(jobs).toMatchObject([{ hasError: false, processing: false, totalTried: 1 }]);

const pageId = async (slug: string) => {
	const { docs } = await backend.payload.find({
		collection: 'pages',
		where: { slug: { equals: slug } },
	});
	return docs[0]?.id ?? 0;
};

it('a webhook is signed, and retried until the site accepts it', async () => {
	const id = await pageId('about');
	remainingFailures = 1;
	await backend.updatePage(id, { slug: 'about-us' });
	await waitForCalls(1);
	// The same transaction creates a redirect from the old URL.
	const tags = [`page:${id}`, 'pages', 'redirects'];
	expect(calls[0]).toMatchObject({ tags, valid: true, status: 503 });
	await waitForFailedJob();
	const [job] = await jobs();
	expect(job?.waitUntil).toBeTruthy();
	// Ends the retry delay.
	const data = { waitUntil: null };
	await backend.payload.update({ collection: 'payload-jobs', id: job?.id ?? 0, data });
	await backend.payload.jobs.run({ queue: 'webhooks', silent: true });
	expect(calls).toHaveLength(2);
	expect(calls[1]).toMatchObject({ status: 204, valid: true });
	await waitForNoJobs();
});

it('a webhook is not sent for drafts, and contains the tags of all other changes', async () => {
	const { payload } = backend;
	const id = await pageId('about-us');
	await backend.updatePage(id, { title: 'Draft', _status: 'draft' });
	await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
	await waitForCalls(1);
	expect(calls[0]?.tags).toEqual([`page:${id}`, 'pages']);
	await payload.updateGlobal({
		slug: 'call-to-action',
		data: { heading: 'New', _status: 'published' },
	});
	await waitForCalls(2);
	expect(calls[1]?.tags).toEqual(['cta']);
	const products = await payload.find({ collection: 'products' });
	const product = products.docs[0]?.id ?? 0;
	await payload.delete({ collection: 'products', id: product });
	await waitForCalls(3);
	expect(calls[2]?.tags).toEqual([`product:${product}`, 'products']);
	const media = await payload.find({ collection: 'media' });
	const file = media.docs[0]?.id ?? 0;
	await payload.update({ collection: 'media', id: file, data: { alt: 'Other' } });
	await waitForCalls(4);
	expect(calls[3]?.tags).toEqual([`media:${file}`]);
	await waitForNoJobs();
});

it('a webhook is sent by the next run after the backend was killed while sending', async () => {
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
	expect(calls).toHaveLength(0);
	expect(await releaseAbandonedJobs(payload, 60_000)).toBe(0);
	expect(await releaseAbandonedJobs(payload, 0)).toBe(1);
	await run();
	await waitForCalls(1);
	expect(calls[0]).toMatchObject({ tags: ['page:99'], status: 204 });
	await waitForNoJobs();
});

it('a webhook reaches every site, also while another is unreachable', async () => {
	const [url = ''] = environment.SITE_WEBHOOK_URL;
	const urls = ['http://127.0.0.1:9/webhook', url, url.replace('webhook', 'second')];
	environment.SITE_WEBHOOK_URL.splice(0, 1, ...urls);
	await backend.payload.updateGlobal({
		slug: 'call-to-action',
		data: { heading: 'Several', _status: 'published' },
	});
	await waitForCalls(2);
	expect(calls.map(({ path, tags }) => [path, ...tags]).sort()).toEqual([
		['/second', 'cta'],
		['/webhook', 'cta'],
	]);
	await waitForFailedJob();
	environment.SITE_WEBHOOK_URL.splice(0, 3, url);
	await backend.payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
});

it('does not delay a save when the site is unreachable', async () => {
	environment.SITE_WEBHOOK_URL.splice(0, 1, 'http://127.0.0.1:9/webhook');
	const brand = await backend.payload.updateGlobal({
		slug: 'brand',
		data: { name: 'Kept', _status: 'published' },
	});
	expect(brand.name).toBe('Kept');
	await waitForFailedJob();
});

it('counts delivered and failed webhooks', async () => {
	const text = await metrics().registry.metrics();
	expect(text).toMatch(/backend_webhooks_total\{outcome="delivered"\} [1-9]/);
	expect(text).toMatch(/backend_webhooks_total\{outcome="failed"\} [1-9]/);
});
