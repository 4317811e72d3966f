import { readdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { picture, pixelBomb } from '../../test/server/pictures.ts';
import { startSourceServer } from '../../test/server/source-server.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { createLogger } from '../observing/logger.ts';
import { imageRoutes } from './image-routes.ts';
import { Images } from './images.ts';

const svg = (content: string, attributes = 'width="600" height="400"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const hostileDrawings: Record<string, string> = {
	'script.svg': '<script>alert(1)</script>',
	'handler.svg': '<rect width="9" height="9" onload="alert(1)"/>',
	'outside.svg': '<image href="http://169.254.169.254/" width="9" height="9"/>',
	'import.svg': '<style>@import "//evil";</style>',
	'escaped-import.svg': String.raw`<style>@\000069mport "//evil";</style>`,
	'escaped-url.svg': String.raw`<style>rect{fill:u\72l(//evil)}</style>`,
	'escaped-style.svg': String.raw`<rect style="fill:\75rl(//evil)" width="9"/>`,
	'escaped-attribute.svg': String.raw`<rect fill="\55 RL(//evil)" width="9"/>`,
	'escaped-image-set.svg': String.raw`<style>rect{mask:image-s\65t("//evil" 1x)}</style>`,
};

const files: Record<string, Buffer | string> = {};

function respond(request: IncomingMessage, response: ServerResponse): void {
	const name = decodeURIComponent(request.url ?? '').replace('/media/', '');
	const file = files[name];
	if (name === 'moved.png') response.writeHead(302, { location: '/media/photo.jpg' }).end();
	else if (name === 'broken.png') response.writeHead(500).end('a secret stack trace');
	else if (name === 'half.png') response.writeHead(200, { 'content-length': '999' }).write('x');
	else if (name === 'endless.png') void flood(response);
	else if (file === undefined) response.writeHead(404).end();
	else response.writeHead(200, { etag: '"1"' }).end(file);
	if (name === 'half.png') setTimeout(() => response.destroy(), 20);
}

async function flood(response: ServerResponse): Promise<void> {
	response.writeHead(200);
	while (!response.destroyed) {
		response.write(Buffer.alloc(1_000_000));
		await wait(1);
	}
}

const imagesFrom = (mediaOrigin: string) =>
	new Images({
		mediaOrigin,
		folder: folder.path,
		maxBytes: 50_000_000,
		logger: createLogger('silent'),
	});

files['photo.jpg'] = await picture(2000, 1000).jpeg().toBuffer();
files['small.png'] = await picture(200, 100).png().toBuffer();
files['år 2.png'] = await picture(400, 300).png().toBuffer();
files['cut-off.jpg'] = (files['photo.jpg'] as Buffer).subarray(0, 4000);
files['bomb.png'] = await pixelBomb();
files['animated.webp'] = await sharp(
	await Promise.all(
		[picture(800, 600), picture(800, 600).negate()].map((one) => one.png().toBuffer()),
	),
	{
		join: { animated: true },
	},
)
	.webp()
	.toBuffer();
// sharp writes no animated AVIF. Encoders mark one by its brand.
files['animated.avif'] = await picture(800, 600).avif().toBuffer();
files['animated.avif'].write('avis', 8, 'latin1');
files['words.png'] = '<html>not an image at all</html>';
files['drawing.svg'] = svg('<rect width="600" height="400" fill="#1b5fd0"/>');
for (const [name, content] of Object.entries(hostileDrawings)) files[name] = svg(content);
files['half.svg'] = svg('<g>');
files['many.svg'] = svg('<g/>'.repeat(10_001));
files['entity.svg'] = `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`;
files['huge.svg'] = svg('<rect width="1" height="1"/>', 'width="90000" height="90000"');
const source = await startSourceServer(respond);
const folder = await temporaryFolder();
const admit = vi.fn();
const app = imageRoutes({ images: imagesFrom(source.origin), admit });

afterAll(async () => {
	await source.close();
	await folder[Symbol.asyncDispose]();
});

async function imageMetadata(address: string) {
	const response = await app.request(address);
	expect(response.status, await response.clone().text()).toBe(200);
	return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}

describe('listed sizes and formats', () => {
	it.each([
		['w_640,f_webp', 'photo.jpg', { format: 'webp', width: 640, height: 320 }],
		['w_1536,f_webp', 'small.png', { format: 'webp', width: 200, height: 100 }],
		['s_34x34,f_webp', 'photo.jpg', { format: 'webp', width: 34, height: 34 }],
		['s_68x68,f_webp,position_right-top', 'photo.jpg', { format: 'webp', width: 68, height: 68 }],
		['f_png,fit_cover,s_1200x630', 'photo.jpg', { format: 'png', width: 1200, height: 630 }],
		['f_jpeg,fit_cover,s_1200x630', 'drawing.svg', { format: 'jpeg', width: 1200, height: 630 }],
		['w_320,f_webp', '%C3%A5r%202.png', { format: 'webp', width: 320, height: 240 }],
	])('%s of %s', async (modifiers, file, expected) => {
		expect(await imageMetadata(`/images/${modifiers}/content/media/${file}`)).toMatchObject(
			expected,
		);
	});

	it.each(['animated.webp', 'animated.avif'])(
		'serves %s unchanged in every width, and resizes its first frame for a preview',
		async (file) => {
			const response = await app.request(`/images/w_320,f_avif/content/media/${file}`);
			expect(response.headers.get('content-type')).toBe(`image/${file.split('.')[1]}`);
			expect(Buffer.from(await response.arrayBuffer())).toEqual(files[file]);
			expect(
				await imageMetadata(`/images/f_png,fit_cover,s_1200x630/content/media/${file}`),
			).toMatchObject({ format: 'png', width: 1200, height: 630 });
		},
	);

	it('serves the smaller of AVIF and WebP for f_avif', async () => {
		const [avif, webp] = await Promise.all(
			['avif', 'webp'].map((format) =>
				app.request(`/images/w_1024,f_${format}/content/media/photo.jpg`),
			),
		);
		const size = async (response?: Response) => (await response?.arrayBuffer())?.byteLength ?? 0;
		expect(await size(avif)).toBeLessThanOrEqual(await size(webp));
	});

	it('serves drawings unchanged, with a policy against scripts', async () => {
		const response = await app.request('/images/_/content/media/drawing.svg');
		expect(response.headers.get('content-type')).toBe('image/svg+xml');
		expect(response.headers.get('content-security-policy')).toContain('sandbox');
		expect(await response.text()).toBe(files['drawing.svg']);
	});

	it('reads the source once', async () => {
		const address = '/images/w_768,f_webp/content/media/photo.jpg';
		const before = source.requests.length;
		const [first] = await Promise.all([app.request(address), app.request(address)]);
		await app.request(address);
		expect(source.requests.length - before).toBe(1);
		expect(first?.headers.get('cache-control')).toContain('max-age=604800');
	});
});

describe('hostile requests', () => {
	it.each([
		['/images/w_99999,f_webp/content/media/photo.jpg', 400],
		['/images/w_321,f_webp/content/media/photo.jpg', 400],
		['/images/w_640,f_tiff/content/media/photo.jpg', 400],
		['/images/w_640,f_webp,blur_50/content/media/photo.jpg', 400],
		['/images/f_webp,w_640/content/media/photo.jpg', 400],
		['/images/__proto__/content/media/photo.jpg', 400],
		['/images/w_640,f_webp/content/../../etc/passwd.png', 404],
		['/images/w_640,f_webp/content/media/..%2f..%2fsecret.png', 404],
		['/images/w_640,f_webp/content/media/%2e%2e%2fsecret.png', 404],
		['/images/w_640,f_webp/content/media/%252e%252e%252fsecret.png', 404],
		['/images/w_640,f_webp/content/media/a%00.png', 404],
		['/images/w_640,f_webp/content/media/%ff.png', 404],
		['/images/w_640,f_webp/content/admin/photo', 404],
		['/images/w_640,f_webp/http://169.254.169.254/photo.jpg', 404],
		['/images/w_640,f_webp/content/http:%2f%2fexample.org%2fphoto.jpg', 404],
		['/images/w_640,f_webp/content/media/secret.env', 404],
	])('%s is rejected without a request to the content host', async (address, status) => {
		const before = source.requests.length;
		const response = await app.request(address);
		expect(response.status).toBe(status);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(source.requests.length).toBe(before);
	});
});

describe('hostile drawings', () => {
	it.each(Object.keys(hostileDrawings))(
		'%s is served without scripts and external resources',
		async (name) => {
			const response = await app.request(`/images/_/content/media/${name}`);
			expect(response.status).toBe(200);
			const source = await response.text();
			expect(source).toMatch(/^<svg xmlns="[^"]+" xmlns:xlink="[^"]+" width="600" height="400"/);
			expect(source).not.toMatch(/alert|169\.254|evil/i);
		},
	);

	it('is rasterized without scripts and external resources', async () => {
		const response = await app.request(
			'/images/f_png,fit_cover,s_1200x630/content/media/outside.svg',
		);
		expect(response.headers.get('content-type')).toBe('image/png');
	});
});

describe('hostile sources', () => {
	it.each([
		['w_640,f_webp', 'missing.png', 404],
		['w_640,f_webp', 'moved.png', 404],
		['w_640,f_webp', 'cut-off.jpg', 422],
		['w_640,f_webp', 'bomb.png', 422],
		['w_640,f_webp', 'words.png', 415],
		['w_640,f_webp', 'endless.png', 413],
		['w_640,f_webp', 'drawing.svg', 415],
		['_', 'photo.jpg', 415],
		['_', 'half.svg', 422],
		['_', 'entity.svg', 422],
		['_', 'many.svg', 413],
		['f_png,fit_cover,s_1200x630', 'entity.svg', 422],
		['f_png,fit_cover,s_1200x630', 'huge.svg', 422],
	])(
		'%s of %s is rejected, the second time without a request to the content host',
		async (modifiers, file, status) => {
			const address = `/images/${modifiers}/content/media/${file}`;
			expect((await app.request(address)).status).toBe(status);
			const before = source.requests.length;
			expect((await app.request(address)).status).toBe(status);
			expect(source.requests.length).toBe(before);
		},
	);

	it.each(['broken.png', 'half.png'])(
		'%s leads to a 502 without internal details',
		async (file) => {
			const response = await app.request(`/images/w_640,f_webp/content/media/${file}`);
			expect(response.status).toBe(502);
			expect(await response.text()).toBe('The image is not available');
		},
	);
});

it('serves stored images after a restart while the content host is down', async () => {
	const address = '/images/w_1280,f_webp/content/media/photo.jpg';
	await app.request(address);
	const restarted = imageRoutes({ images: imagesFrom('http://127.0.0.1:9'), admit });
	expect((await restarted.request(address)).status).toBe(200);
	expect(await readdir(folder.path)).not.toContainEqual(expect.stringContaining('.tmp'));
});

it('counts a request against the rate limit only when an image has to be rendered', async () => {
	const address = '/images/w_640,f_avif/content/media/small.png';
	admit.mockClear();
	expect((await app.request(address)).status).toBe(200);
	expect((await app.request(address)).status).toBe(200);
	expect(admit).toHaveBeenCalledOnce();
});
