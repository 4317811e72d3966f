import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileTag } from '@website/contracts/file-tag';
import { listen } from '@website/contracts/testing/listen';
import { stringify } from 'qs-esm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { environment } from '../src/platform/environment.ts';
import { canChangeFile } from '../src/plugins/media/screens/can-change-file.ts';
import { startTestBackend } from './backend.ts';
import { fieldErrors, newSession, rest } from './rest.ts';

const tags: string[][] = [];
const site = createServer(async (request, response) => {
	let body = '';
	for await (const chunk of request) body += chunk;
	tags.push(JSON.parse(body).tags);
	response.writeHead(204).end();
});

const backend = await startTestBackend();
const { token } = await newSession('somebody@example.com', { role: 'admin' });
const { origin, close } = await listen(site);
environment.SITE_WEBHOOK_URL.push(`${origin}/webhook`);
afterAll(async () => {
	environment.SITE_WEBHOOK_URL.pop();
	await close();
});

const pictureOf = (width: number) =>
	sharp({ create: { width, height: 30, channels: 3, background: '#123456' } })
		.png()
		.toBuffer();

async function upload(name: string, bytes: Buffer, path = 'media', method = 'POST') {
	const form = new FormData();
	form.set('file', new File([new Uint8Array(bytes)], name));
	const { body } = await rest(method, `/${path}?depth=0`, { token, form });
	expect(body.errors).toBeUndefined();
	return body.doc;
}
const replace = (id: number, name: string, bytes: Buffer) =>
	upload(name, bytes, `media/${id}`, 'PATCH');
const change = (path: string, method: string, body: object) =>
	rest(method, `/${path}`, { token, body });
const readMedia = (name: string) => readFileSync(join(environment.MEDIA_DIR, name));
const listFilenames = async (query: string): Promise<string[]> => {
	const { body } = await rest('GET', `/media?depth=0&limit=50&${query}`, { token });
	return body.docs.map(({ filename }: { filename: string }) => filename);
};
const expectInvalidation = (changedTags: string[]) =>
	expect.poll(() => tags).toContainEqual(changedTags);

it.each(['gif', 'webp'] as const)('an uploaded %s file keeps its bytes', async (format) => {
	const frames = await Promise.all([pictureOf(20), pictureOf(20)]);
	const bytes = await sharp(frames, { join: { animated: true } })
		.toFormat(format)
		.toBuffer();
	const doc = await upload(`moving.${format}`, bytes);
	expect(doc).toMatchObject({ width: 20, height: 30, filesize: bytes.length });
	expect(readMedia(doc.filename).equals(bytes)).toBe(true);
});

describe('a replaced file', () => {
	it('keeps its name, its path and its references, and invalidates caches', async () => {
		const first = await upload('boat on sea.png', await pictureOf(40));
		const { payload, query } = backend;
		const [page] = (
			await payload.find({ collection: 'pages', where: { slug: { equals: 'about' } } })
		).docs;
		await backend.updatePage(page?.id ?? 0, { pageLogo: first.id });
		const logo = async () => {
			const { body } = await query('{ page(slug: "about", lang: en) { pageLogo { url width } } }');
			return body.data.page.pageLogo;
		};
		const before = await logo();
		expect(before.url).toMatch(/boat%20on%20sea\.png$/);
		const bytes = await pictureOf(80);
		const second = await replace(first.id, 'something else.png', bytes);
		expect(second).toMatchObject({ id: first.id, filename: 'boat on sea.png', pixelWidth: 80 });
		expect(readMedia('boat on sea.png').equals(bytes)).toBe(true);
		expect(await logo()).toEqual({ url: `${before.url}?v=1`, width: 80 });
		await expectInvalidation([`media:${first.id}`, fileTag('boat on sea.png')]);
		const third = await replace(first.id, 'boat on sea.png', await pictureOf(90));
		expect(third.filename).toBe('boat on sea.png');
		expect((await logo()).url).toBe(`${before.url}?v=2`);
	});

	it('gets no new revision if its bytes are the same or only the focal point changes', async () => {
		const bytes = await pictureOf(50);
		const { id } = await upload('same.png', bytes);
		const replacement = await replace(id, 'same.png', bytes);
		expect(replacement.revision).toBeNull();
		// As Payload's image editor sends it.
		const whole = { x: 0, y: 0, width: 100, height: 100 };
		const edits = {
			crop: whole,
			focalPoint: { x: 20, y: 70 },
			widthInPixels: 50,
			heightInPixels: 30,
		};
		const query = stringify({ uploadEdits: edits });
		const focal = await change(`media/${id}?depth=0&${query}`, 'PATCH', {});
		expect(focal.body.doc).toMatchObject({ focalX: 20, focalY: 70, revision: null });
		const forged = await change(`media/${id}?depth=0`, 'PATCH', { revision: 9, digest: 'x' });
		expect(forged.body.doc).toMatchObject({ revision: null, digest: replacement.digest });
	});

	it('gets the extension of its new type, and invalidates the former URL', async () => {
		const { id } = await upload('kind.png', await pictureOf(60));
		const jpeg = await sharp(await pictureOf(60))
			.jpeg()
			.toBuffer();
		expect(await replace(id, 'other.jpg', jpeg)).toMatchObject({ filename: 'kind.jpg' });
		await expectInvalidation([`media:${id}`, fileTag('kind.png'), fileTag('kind.jpg')]);
		expect((await rest('GET', '/media/file/kind.png')).status).toBe(404);
	});

	it('stays unchanged if the new file is refused', async () => {
		const bytes = await pictureOf(70);
		const { id } = await upload('good.png', bytes);
		const form = new FormData();
		form.set('file', new File(['words'], 'bad.png'));
		expect((await rest('PATCH', `/media/${id}`, { token, form })).status).toBe(400);
		expect(readMedia('good.png').equals(bytes)).toBe(true);
	});

	it('invalidates caches when it is moved to the trash', async () => {
		const { id } = await upload('thrown.png', await pictureOf(65));
		await change(`media/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
		await expectInvalidation([`media:${id}`, fileTag('thrown.png')]);
	});
});

describe('folders and tags', () => {
	const createDocument = async (slug: string, data: object): Promise<number> =>
		(await change(slug, 'POST', data)).body.doc.id;

	it('are used in filters and searches', async () => {
		const folder = await createDocument('media-folders', { name: 'Spring' });
		const tag = await createDocument('media-tags', { name: 'Harbor' });
		for (const name of ['a1.png', 'a2.png']) {
			const { id } = await upload(name, await pictureOf(33));
			await change(`media/${id}`, 'PATCH', name === 'a1.png' ? { folder } : { tags: [tag] });
		}
		expect(await listFilenames(`where[folder][equals]=${folder}`)).toEqual(['a1.png']);
		expect(await listFilenames(`where[tags][in]=${tag}`)).toEqual(['a2.png']);
		expect(await listFilenames(`where[tags.name][like]=harb`)).toEqual(['a2.png']);
	});

	it('can be deleted without deleting files, and no folder can contain itself', async () => {
		const { id } = await upload('stays.png', await pictureOf(35));
		const parentFolder = await createDocument('media-folders', { name: 'Above' });
		const inner = await createDocument('media-folders', { name: 'Inner', folder: parentFolder });
		const tag = await createDocument('media-tags', { name: 'Gone soon' });
		await change(`media/${id}`, 'PATCH', { folder: inner, tags: [tag] });
		for (const target of [inner, parentFolder]) {
			const loop = await change(`media-folders/${parentFolder}`, 'PATCH', { folder: target });
			expect([loop.status, Object.keys(fieldErrors(loop))]).toEqual([400, ['folder']]);
		}
		expect((await change(`media-folders/${parentFolder}`, 'DELETE', {})).status).toBe(200);
		expect((await change(`media-tags/${tag}`, 'DELETE', {})).status).toBe(200);
		const { body } = await rest('GET', `/media/${id}?depth=0`, { token });
		expect(body).toMatchObject({ folder: null, tags: [] });
		expect((await rest('GET', `/media-folders/${inner}`, { token })).status).toBe(404);
	});
});

it.each([
	['editor', true],
	['author', true],
	['translator', false],
	['price-manager', false],
] as const)(
	'the button that replaces a file depends on the field access: %s',
	async (role, canChange) => {
		const { token } = await newSession(`${role}@example.com`, { role, languages: ['da'] });
		const { body } = await rest('GET', '/access', { token });
		expect(canChangeFile(body.collections.media)).toBe(canChange);
	},
);
