import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiDocumentPath } from '#shared/addresses/api-paths.ts';
import { apiDocument } from '../../server/api-document/published-document.ts';
import { media } from '../../server/content-files/media-routes.ts';
import { createFlagRoutes } from '../../server/images/image-routes.ts';
import { createLogger } from '../../server/observing/logger.ts';
import { type SourceServer, startSourceServer } from '../server/source-server.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(200)}</svg>`;
let source: SourceServer;

beforeAll(async () => {
	source = await startSourceServer((request, response) => {
		if (request.headers['if-none-match'] === '"d1"')
			response.writeHead(304, { etag: '"d1"' }).end();
		else response.writeHead(200, { etag: '"d1"' }).end(drawing);
	});
});
afterAll(() => source.close());

const document = {
	openapi: '3.1.0',
	info: { title: 'API', version: '1' },
	servers: [],
	paths: {},
	'x-notes': 'words and more words '.repeat(200),
};
const servedDocument = { document, text: JSON.stringify(document), etag: '"a1"' };

describe.each([
	['a flag', '/flags/mx.svg', () => createFlagRoutes()],
	[
		'a drawing of the content host',
		'/content/media/drawing.svg',
		() => media({ mediaOrigin: source.origin, timeoutMs: 60_000, logger: createLogger('silent') }),
	],
	['the API document', apiDocumentPath, () => apiDocument({ get: async () => servedDocument }, [])],
])('%s', (_name, path, app) => {
	it('is compressed for clients that accept it', async () => {
		const plain = await app().request(path);
		const body = Buffer.from(await plain.arrayBuffer());
		expect(plain.headers.get('vary')).toMatch(/Accept-Encoding/i);
		const compressed = await app().request(path, { headers: { 'accept-encoding': 'br, gzip' } });
		expect(compressed.headers.get('content-encoding')).toBe('gzip');
		const bytes = Buffer.from(await compressed.arrayBuffer());
		expect(bytes.length).toBeLessThan(body.length * 0.7);
		expect(gunzipSync(bytes)).toEqual(body);
	});

	it('responds with 304 to its entity tag', async () => {
		const first = await app().request(path, { headers: { 'accept-encoding': 'gzip' } });
		const etag = first.headers.get('etag') ?? '';
		expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
		await first.arrayBuffer();
		const again = await app().request(path, {
			headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
		});
		expect(again.status).toBe(304);
	});
});
