import { expect, test } from '@playwright/test';
import { type BucketServer, startBucketServer } from '../../apps/backend/test/bucket-server.ts';
import type { Backend, StoredDocument } from '../publishing/backend.ts';
import { picture } from '../publishing/picture.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';

// The tests depend on each other: uploaded files are in an S3 bucket that fails and recovers.
test.describe.configure({ mode: 'serial' });

const name = 'blå bølger på søen.png';

let bucket: BucketServer;
let fleet: Fleet;
let editor: Backend;
let file: StoredDocument;

test.beforeAll(async () => {
	bucket = await startBucketServer();
	fleet = await startFleet({ nodes: 1, database: 'new', environment: bucket.environment });
	editor = await fleet.signIn();
});

test.afterAll(async () => {
	await fleet?.close();
	await bucket?.close();
});

/** The status of a picture of the media library on the site in the given width. */
async function statusOf({ filename }: StoredDocument, width = 640): Promise<number> {
	const path = `/content/api/media/file/${encodeURIComponent(String(filename))}`;
	const response = await fetch(`${fleet.nodes[0]?.origin}/images/w_${width},f_webp${path}`);
	await response.arrayBuffer();
	return response.status;
}
const expectStatus = (upload: StoredDocument, status: number, width?: number) =>
	expect.poll(() => statusOf(upload, width)).toBe(status);

test('files are imported into the bucket or uploaded with any name, and shown', async ({
	page,
}) => {
	expect(bucket.keys().length).toBeGreaterThan(5);
	await page.goto(fleet.nodes[0]?.origin ?? '');
	const first = page.locator('main img').first();
	await expect
		.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
		.toBeGreaterThan(0);
	file = await editor.upload({ name, mimeType: 'image/png', buffer: picture(800, 500) });
	expect(bucket.keys()).toContain(name);
	await expectStatus(file, 200);
});

test('while the bucket fails, only cached pictures are served; the others once it recovers', async () => {
	for (const fault of ['503', 'half'] as const) {
		const fresh = await editor.upload({
			name: `fresh ${fault}.png`,
			mimeType: 'image/png',
			buffer: picture(700, 400),
		});
		bucket.behave(fault);
		expect(await statusOf(file)).toBe(200);
		expect(await statusOf(fresh)).toBe(502);
		bucket.behave('well');
		await expectStatus(fresh, 200);
	}
});

test('the backend starts without the bucket and serves its files once it is available', async () => {
	await fleet.backend.stop();
	await bucket.stop();
	await fleet.backend.start();
	expect(await statusOf(file, 320)).toBe(502);
	await bucket.restart();
	await expectStatus(file, 200, 320);
});
