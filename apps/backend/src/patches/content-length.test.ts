import { createServer } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node.js';
import { sendResponse } from 'next/dist/server/send-response.js';
import { expect, it } from 'vitest';
import { carryContentLength, restoreContentLength } from './content-length.ts';

const film = Buffer.alloc(300_000, 'film');

it.each(['GET', 'HEAD'])('Next sends the length of a file: %s', async (method) => {
	const server = createServer((request, response) => {
		restoreContentLength(response);
		const file = new Response(new Blob([film]).stream(), {
			headers: { 'content-type': 'video/mp4', 'content-length': String(film.length) },
		});
		void sendResponse(
			new NodeNextRequest(request),
			new NodeNextResponse(response),
			carryContentLength(file),
		);
	});
	const { origin, close } = await listen(server);
	const response = await fetch(`${origin}/`, { method });
	expect(response.headers.get('content-length')).toBe(String(film.length));
	expect(response.headers.has('x-content-length')).toBe(false);
	expect((await response.arrayBuffer()).byteLength).toBe(method === 'HEAD' ? 0 : film.length);
	await close();
});
