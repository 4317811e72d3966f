import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture } from '../server/pictures.ts';
import { type SourceServer, startSourceServer } from '../server/source-server.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite, type TestSite } from '../server/test-site.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

/** Writes half of a file and then fails, like a full disk. */
vi.mock('node:fs/promises', async (importOriginal) => {
	const real = await importOriginal<typeof import('node:fs/promises')>();
	return {
		...real,
		async writeFile(path: string, content: string | Buffer) {
			if (!disk.isFull) return real.writeFile(path, content);
			await real.writeFile(path, content.slice(0, content.length / 2));
			throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
		},
	};
});

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let source: SourceServer;
let site: TestSite;
let version = 'first';

const start = () =>
	startTestSite({
		folder: folder.path,
		settings: { MEDIA_URL: source.origin, APP_HOST_URL: source.origin },
		handler: async () => {
			if (version === 'down') return new Response('', { status: 503 });
			const headers = { 'content-type': 'text/html' };
			return new Response(`<h1>${version}</h1>${'words '.repeat(500)}`, { headers });
		},
	});

beforeEach(async () => {
	disk.isFull = false;
	version = 'first';
	folder = await temporaryFolder();
	const image = await picture(400, 300).png().toBuffer();
	source = await startSourceServer((request, response) => {
		if (request.url !== '/openapi.json') return void response.end(image);
		const info = { title: 'API', version: '1' };
		response.end(JSON.stringify({ openapi: '3.1.0', info, paths: {} }));
	});
	site = await start();
});
afterEach(async () => {
	await site.stop();
	await source.close();
	await folder[Symbol.asyncDispose]();
});

const image = '/images/w_320,f_webp/content/api/media/file/a.png';
const get = async (path: string) => {
	const response = await fetch(site.origin + path);
	return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
};
const files = async () =>
	(await readdir(folder.path, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));

it('serves pages, images and the API document with a full disk, and leaves no partial files', async () => {
	disk.isFull = true;
	for (const path of ['/about', image, '/api/openapi.json']) {
		for (const _again of [1, 2]) expect(await get(path), path).toMatchObject({ status: 200 });
	}
	expect((await get('/about')).body.toString()).toContain('<h1>first</h1>');
	await site.stop();
	expect(await files()).toEqual([]);
	disk.isFull = false;
	site = await start();
});

it('serves stored files while the disk is full, and stores new ones when it has space again', async () => {
	await get('/about');
	const before = await get(image);
	await site.stop();
	site = await start();

	disk.isFull = true;
	version = 'second';
	expect((await get('/about')).body.toString()).toContain('<h1>second</h1>');
	await site.stop();
	version = 'down';
	site = await start();
	// The old page is complete, and better than an error.
	expect((await get('/about')).body.toString()).toContain('<h1>first</h1>');
	expect((await get(image)).body).toEqual(before.body);

	disk.isFull = false;
	version = 'third';
	await get('/new');
	await site.stop();
	version = 'down';
	site = await start();
	expect((await get('/new')).body.toString()).toContain('<h1>third</h1>');
});
