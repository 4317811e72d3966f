import { AsyncLocalStorage } from 'node:async_hooks';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@website/contracts/testing/listen';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { environment } from '../../src/platform/environment.ts';
import { limits } from '../../src/platform/limits.ts';
import { expectValidators } from './expect-validators.ts';
import { json, startRest } from './rest.ts';

const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><rect width="9" height="6" fill="#abc"/></svg>';
const stored = (name: string) => readFileSync(join(import.meta.dirname, '../content', name));
const lottie = stored('media/moving.json');
const film = stored('films/rotated.mp4');
const movie = Buffer.from(film.toString('latin1').replace('isom', 'qt  '), 'latin1');

const backend = await startRest();
const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: '#ff0000' } });
const png = await picture.png().toBuffer();
const gif = await picture.gif().toBuffer();

interface Upload {
	name: string;
	bytes: Buffer | string;
	type?: string;
	path?: string;
	method?: string;
	language?: string;
}

async function send({ name, bytes, type = 'image/png', ...options }: Upload) {
	const { path = 'media', method = 'POST', language = 'en' } = options;
	const body = new FormData();
	body.set('file', new File([new Uint8Array(Buffer.from(bytes))], name, { type }));
	const response = await backend.request(path, {
		method,
		body,
		headers: { 'accept-language': language },
	});
	return { status: response.status, body: await response.json() };
}

const get = (name: string, query = '', init: RequestInit = {}) =>
	backend.anonymousRequest(`media/file/${encodeURIComponent(name)}${query}`, init);

describe('an upload', () => {
	it.each([
		['holiday.html', 'text/xml', svg, 'holiday.svg', 'image/svg+xml'],
		['drawing.png', 'image/png', `<?xml version="1.0"?>${svg}`, 'drawing.svg', 'image/svg+xml'],
		['words.html', 'text/html', lottie, 'words.json', 'application/json'],
		['captions.js', 'text/javascript', 'WEBVTT\n\n', 'captions.vtt', 'text/vtt'],
		['IMG_1.MOV', 'video/quicktime', movie, 'IMG_1.mp4', 'video/mp4'],
	])(
		'%s of type %s is stored with its actual name and type',
		async (name, type, bytes, filename, mimeType) => {
			const { status, body } = await send({ name, type, bytes });
			expect(status, JSON.stringify(body)).toBe(201);
			expect(body.doc).toMatchObject({ filename, mimeType });
			const file = await get(filename);
			expect(file.headers.get('content-type')).toBe(mimeType);
			expect(file.headers.get('content-security-policy')).toContain('sandbox');
			expect(file.headers.get('x-content-type-options')).toBe('nosniff');
			expect(file.headers.get('content-disposition')).toBeNull();
		},
	);

	it('is decoded before its transaction, for which other saves wait', async () => {
		const { body } = await send({ name: 'whole.png', bytes: png });
		const { id } = body.doc;
		const { db } = backend.payload;
		const begin = db.beginTransaction;
		const sender = new AsyncLocalStorage<string>();
		const senders: (string | undefined)[] = [];
		const spy = vi.spyOn(db, 'beginTransaction').mockImplementation((options) => {
			senders.push(sender.getStore());
			return begin(options);
		});
		const cutOff = { name: 'cut-off.png', bytes: png.subarray(0, 60) };
		for (const options of [
			{ path: 'media', method: 'POST' },
			{ path: `media/${id}`, method: 'PATCH' },
			{ path: `media?where[id][equals]=${id}`, method: 'PATCH' },
		])
			expect((await sender.run('upload', () => send({ ...cutOff, ...options }))).status).toBe(400);
		spy.mockRestore();
		expect(senders).not.toContain('upload');
	});

	it('of a picture or a film is stored with the extension and type of its bytes, its size and its color', async () => {
		const { body } = await send({ name: 'photo.svg', type: 'image/svg+xml', bytes: png });
		expect(body.doc).toMatchObject({
			filename: 'photo.png',
			mimeType: 'image/png',
			pixelWidth: 4,
			pixelHeight: 3,
			color: expect.stringMatching(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/),
		});
		const filmUpload = await send({ name: 'upright.mp4', type: 'video/mp4', bytes: film });
		const size = { width: 360, height: 640, pixelWidth: 360, pixelHeight: 640 };
		expect(filmUpload.body.doc).toMatchObject(size);
		const gifUpload = await send({ name: 'moving.png', type: 'image/png', bytes: gif });
		expect(gifUpload.body.doc).toMatchObject({ filename: 'moving.gif', mimeType: 'image/gif' });
	});

	it('of a drawing is sanitized, regardless of its name', async () => {
		const bytes = svg.replace('<rect', '<script>alert(1)</script><rect onclick="alert(1)"');
		const { body } = await send({ name: 'page.html', type: 'text/html', bytes });
		expect(body.doc).toMatchObject({ mimeType: 'image/svg+xml', color: '#aabbcc', pixelWidth: 9 });
		const text = await (await get(body.doc.filename)).text();
		expect(text).toContain('<rect');
		expect(text).not.toContain('alert');
		expect(readFileSync(join(environment.MEDIA_DIR, body.doc.filename), 'utf8')).toBe(text);
	});

	it.each([
		[
			'markup that is not a drawing',
			'holiday.html',
			'text/xml',
			'<svg><!--><img onerror=alert(1)>',
		],
		['a page', 'x.svg', 'image/svg+xml', '<html><script>alert(1)</script></html>'],
		['a page named like a picture', 'x.png', 'image/png', '<html><script>alert(1)</script></html>'],
		['a script', 'x.vtt', 'text/vtt', 'alert(1)'],
		['a document', 'x.png', 'image/png', '%PDF-1.7\n'],
		['data', 'x.json', 'application/json', '{"a":1}'],
		['a program', 'x.mp4', 'video/mp4', '\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00'],
		['sound without a picture', 'x.mp4', 'video/mp4', stored('films/sound-only.mp4')],
		['no bytes', 'x.png', 'image/png', ''],
		[
			'code in an animation',
			'x.json',
			'application/json',
			`{"o":{"x":"code"},${`${lottie}`.slice(1)}`,
		],
	])('of %s is refused with an error at the field', async (_what, name, type, bytes) => {
		const { status, body } = await send({ name, type, bytes });
		expect(status).toBe(400);
		expect(body.errors[0].data.errors[0]).toMatchObject({ path: 'file' });
	});

	it('is refused in the editor’s language', async () => {
		const message = async (language: string) =>
			(await send({ name: 'x.png', bytes: 'words', language })).body.errors[0].data.errors[0]
				.message;
		expect(await message('en')).toContain('none of the kinds');
		expect(await message('da')).toContain('ikke af en type');
		expect(await message('de')).toContain('von keiner verwendbaren Art');
	});

	it('replaces the file of one or several documents by the same rules', async () => {
		const { body } = await send({ name: 'first.png', bytes: png });
		const path = `media/${body.doc.id}`;
		const single = await send({ name: 'x.html', bytes: svg, path, method: 'PATCH' });
		expect(single.body.doc).toMatchObject({ filename: 'first.svg', mimeType: 'image/svg+xml' });
		const refusal = await send({ name: 'x.png', bytes: 'words', path, method: 'PATCH' });
		expect(refusal.status).toBe(400);
		const filter = `media?where[id][equals]=${body.doc.id}`;
		const bulk = await send({ name: 'y.html', bytes: png, path: filter, method: 'PATCH' });
		expect(bulk.body.docs[0]).toMatchObject({ filename: 'y.png', mimeType: 'image/png' });
	});
});

describe('a stored file', () => {
	it('keeps its type and size when other fields change', async () => {
		const { body } = await send({ name: 'kept.png', bytes: png });
		const response = await backend.request(`media/${body.doc.id}?locale=en`, {
			method: 'PATCH',
			headers: json,
			body: JSON.stringify({ alt: 'Seen', mimeType: 'text/html', pixelWidth: 1, filesize: 1 }),
		});
		const { mimeType, pixelWidth, filesize } = body.doc;
		expect((await response.json()).doc).toMatchObject({
			alt: 'Seen',
			mimeType,
			pixelWidth,
			filesize,
		});
	});

	it('is never fetched from a URL', async () => {
		let requestCount = 0;
		const server = createServer((_request, response) => {
			requestCount += 1;
			response.end(svg);
		});
		const { origin, close } = await listen(server);
		const url = `${origin}/x.svg`;
		const body = JSON.stringify({ filename: 'x.svg', url });
		expect((await backend.request('media', { method: 'POST', headers: json, body })).status).toBe(
			400,
		);
		expect((await backend.request(`media/paste-url?src=${url}`)).status).toBe(400);
		expect(requestCount).toBe(0);
		await close();
	});

	it('from an older version is served as an attachment of unknown type unless its name and bytes match', async () => {
		const store = (name: string, bytes: string) =>
			writeFileSync(join(environment.MEDIA_DIR, name), bytes);
		const page = '<html><script>alert(1)</script></html>';
		for (const name of ['old.html', 'old.png', 'old.mp4', 'old.pdf', 'old', 'old.js', 'old.xml']) {
			store(name, page);
			const file = await get(name);
			expect(file.status).toBe(200);
			expect(file.headers.get('content-type'), name).toBe('application/octet-stream');
			expect(file.headers.get('content-disposition')).toBe('attachment');
			expect(file.headers.get('content-security-policy')).toContain('sandbox');
		}
		store('old.svg', svg.replace('<rect', '<script>alert(1)</script><rect'));
		const drawing = await get('old.svg');
		expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
		expect(drawing.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
	});

	it('whose name and bytes do not match cannot be duplicated', async () => {
		const { body } = await send({ name: 'copied.png', bytes: png });
		const copy = () => backend.request(`media/${body.doc.id}/duplicate`, { method: 'POST' });
		const copyBody = await (await copy()).json();
		expect(copyBody.doc).toMatchObject({ mimeType: 'image/png' });
		writeFileSync(join(environment.MEDIA_DIR, 'copied.png'), svg);
		expect((await copy()).status).toBe(400);
	});

	it('supports HEAD', async () => {
		const { body } = await send({ name: 'described.png', bytes: png });
		const head = await get(body.doc.filename, '', { method: 'HEAD' });
		expect(head.status).toBe(200);
		expect(head.headers.get('content-length')).toBe(String(png.length));
		expect(await head.text()).toBe('');
	});

	it('supports range requests', async () => {
		const { body } = await send({ name: 'parts.png', bytes: png });
		const part = await get(body.doc.filename, '', { headers: { range: 'bytes=0-3' } });
		expect(part.status).toBe(206);
		expect(part.headers.get('content-range')).toBe(`bytes 0-3/${png.length}`);
		expect(part.headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('supports conditional requests, and sends all of a file that has changed', async () => {
		const { id, filename } = (await send({ name: 'kept.png', bytes: png })).body.doc;
		await expectValidators(
			(headers) => get(filename, '', { headers }),
			async () => {
				const bytes = await sharp(png).resize(40, 30).png().toBuffer();
				await send({ name: 'kept.png', bytes, path: `media/${id}`, method: 'PATCH' });
				return bytes.length;
			},
		);
	});

	it.each([
		['missing.png', ''],
		['\0.png', ''],
		['a\0.png', ''],
		['..\\test.db', ''],
		[`${'x'.repeat(5000)}.png`, ''],
		['picture.svg', '?prefix=../..'],
	])('%j%s is a 404', async (name, query) => {
		const response = await get(name, query);
		expect(response.status).toBe(404);
		expect(response.headers.get('content-type')).toMatch(/^(text\/plain|application\/json)/);
	});
});

it('imported content follows the same rules', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({
		collection: 'media',
		where: { key: { equals: 'picture' } },
	});
	const path = join(environment.MEDIA_DIR, docs[0]?.filename ?? '');
	expect(docs[0]).toMatchObject({ mimeType: 'image/svg+xml', pixelWidth: 120 });
	const html = join(environment.MEDIA_DIR, 'copy.html');
	copyFileSync(path, html);
	const file = { name: 'copy.html', mimetype: 'text/html', data: readFileSync(html), size: 1 };
	const copy = await payload.create({ collection: 'media', data: {}, file });
	expect(copy).toMatchObject({ filename: 'copy.svg', mimeType: 'image/svg+xml' });
	const refusal = { ...file, data: Buffer.from('<html></html>') };
	await expect(payload.create({ collection: 'media', data: {}, file: refusal })).rejects.toThrow();
});

it.each([
	['en', 'The file is larger than 64 MiB.'],
	['da', 'Filen er større end 64 MiB.'],
	['de', 'Die Datei ist größer als 64 MiB.'],
])(
	'a file over the limit is refused with the limit, in the editor’s language: %s',
	async (language, message) => {
		const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="long.mp4"\r\n';
		const type = 'content-type: video/mp4\r\n\r\n';
		const film = Buffer.alloc(limits.uploads.fileBytes + 1);
		const response = await backend.request('media', {
			method: 'POST',
			headers: {
				'accept-language': language,
				'content-type': 'multipart/form-data; boundary=edge',
			},
			body: new Uint8Array(
				Buffer.concat([Buffer.from(head + type), film, Buffer.from('\r\n--edge--')]),
			),
		});
		const { status } = response;
		const body = await response.json();
		expect([status, body.errors[0].message]).toEqual([413, expect.stringContaining(message)]);
	},
);

it('files are found by their alternative text in any language', async () => {
	const { body } = await send({ name: 'searched.png', bytes: png });
	const alt = JSON.stringify({ alt: 'En måge over havnen' });
	const headers = { 'content-type': 'application/json' };
	const { id } = body.doc;
	await backend.request(`media/${id}?locale=da`, { method: 'PATCH', headers, body: alt });
	const response = await backend.request('media?locale=en&depth=0&where[or][0][alt][like]=måge');
	expect((await response.json()).docs.map((doc: { id: number }) => doc.id)).toEqual([id]);
});
