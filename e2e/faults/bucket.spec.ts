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
	fleet = await startFleet({ nodes: 1, environment: bucket.environment });
	editor = await fleet.signIn();
});

test.afterAll(async () => {
	await fleet?.close();
	await bucket?.close();
});

/** Fetches a picture of the media library from the site in the given width. */
async function pictureOf({ filename }: StoredDocument, width = 640) {
	const path = `/content/api/media/file/${encodeURIComponent(String(filename))}`;
	const response = await fetch(`${fleet.nodes[0]?.origin}/images/w_${width},f_webp${path}`);
	const bytes = Buffer.from(await response.arrayBuffer());
	return { status: response.status, bytes: bytes.toString('base64') };
}
const statusOf = async (upload: StoredDocument, width?: number) =>
	(await pictureOf(upload, width)).status;
const expectStatus = (upload: StoredDocument, status: number, width?: number) =>
	expect.poll(() => statusOf(upload, width)).toBe(status);

test('the demo content is imported into the bucket, and pages show its pictures', async ({
	page,
}) => {
	expect(bucket.keys().length).toBeGreaterThan(5);
	await page.goto(fleet.nodes[0]?.origin ?? '');
	const first = page.locator('main img').first();
	await expect
		.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
		.toBeGreaterThan(0);
});

test('a file with spaces and non-ASCII letters in its name is uploaded and shown', async () => {
	file = await editor.upload({ name, mimeType: 'image/png', buffer: picture(800, 500) });
	expect(bucket.keys()).toContain(name);
	await expectStatus(file, 200);
});

test('a replacement of the file is shown', async () => {
	const before = (await pictureOf(file)).bytes;
	await editor.replaceFile(file.id, 'other.png', 'image/png', picture(800, 500, 120));
	const currentBytes = async () => (await pictureOf(file)).bytes;
	await expect.poll(currentBytes).not.toBe(before);
	expect(await statusOf(file)).toBe(200);
});

for (const fault of ['503', 'half'] as const) {
	test(`while the bucket fails with ${fault}, only cached pictures are served; the others once it recovers`, async () => {
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
	});
}

test('the backend starts without the bucket and serves its files once it is available', async () => {
	await fleet.backend.stop();
	await bucket.stop();
	await fleet.backend.start();
	editor = await fleet.signIn();
	expect(await statusOf(file, 320)).toBe(502);
	await bucket.restart();
	await expectStatus(file, 200, 320);
});

test('deleting a file removes it from the bucket and the site', async () => {
	await editor.remove('media', file.id);
	expect(bucket.keys()).not.toContain(name);
	await expectStatus(file, 404);
});
