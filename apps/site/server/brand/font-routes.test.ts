import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { listen } from '@website/contracts/testing/listen';
import { expect, it, onTestFinished } from 'vitest';
import { neutralBrand } from '#shared/brand/neutral-brand.ts';
import { createLogger } from '../observing/logger.ts';
import { fontRoutes } from './font-routes.ts';
import { CurrentBrand } from './site-brand.ts';

const font = readFileSync(
	createRequire(import.meta.url).resolve(
		'@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
	),
);

/** The routes of a site whose brand has this font and whose content host responds with `listener`. */
async function routesOf(listener: RequestListener, fontFile = '/content/fonts/own.woff2') {
	const { origin, close } = await listen(createServer(listener));
	onTestFinished(close);
	const logger = createLogger('silent');
	const text = JSON.stringify({ ...neutralBrand, font: 'own', fontFile, version: 'v1' });
	const brand = new CurrentBrand({ readPage: async () => ({ status: 200, text }), logger });
	return fontRoutes({ brand, logger, admit: () => {}, mediaOrigin: origin });
}

it('serves the uploaded font as an immutable WOFF2', async () => {
	const routes = await routesOf((_, response) => response.end(font));
	const response = await routes.request('/brand/v1.woff2');
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('font/woff2');
	expect(response.headers.get('cache-control')).toContain('immutable');
	const bytes = await buffer(response.body ?? new ReadableStream());
	expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
});

it('responds 404 for another version', async () => {
	const routes = await routesOf((_, response) => response.end(font));
	const response = await routes.request('/brand/v0.woff2');
	expect(response.status).toBe(404);
	expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each<[string, RequestListener]>([
	['is not a WOFF2', (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')],
	['only begins like one', (_, response) => response.end(font.subarray(0, 64))],
	[
		'breaks off',
		(_, response) => {
			response.writeHead(200, { 'content-length': font.length });
			response.write(font.subarray(0, 4096), () => response.destroy());
		},
	],
	['is missing', (_, response) => response.writeHead(404).end()],
	['is redirected', (_, response) => response.writeHead(302, { location: '/other' }).end()],
])('responds 502 with no-store when the file %s', async (_name, listener) => {
	const response = await (await routesOf(listener)).request('/brand/v1.woff2');
	expect(response.status).toBe(502);
	expect(response.headers.get('cache-control')).toBe('no-store');
});

it('fetches fonts from the content host only', async () => {
	const routes = await routesOf(
		(_, response) => response.end(font),
		'http://127.0.0.1:1/own.woff2',
	);
	expect((await routes.request('/brand/v1.woff2')).status).toBe(502);
});
