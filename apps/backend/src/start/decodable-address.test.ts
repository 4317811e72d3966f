import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDecodable, rejectUrl } from './decodable-address.ts';

let server: Server;
beforeAll(async () => {
	server = createServer((request, response) => {
		if (isDecodable(request.url ?? '')) response.end('fine');
		else rejectUrl(response);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
});
afterAll(() => server.close());

/** The raw response to a request target, which is sent unchanged. */
async function requestRaw(address: string): Promise<string> {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
	socket.end(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
	return text(socket);
}

it.each(['/%', '/%2', '/%zz', '/%ff%fe', '/api/%c3'])('rejects %s', async (address) => {
	const response = await requestRaw(address);
	expect(response).toContain('HTTP/1.1 400');
	expect(response).toContain('The URL is not valid UTF-8');
});

it.each(['/', '/%C3%A6', '/a?b=%zz', '/%25'])('accepts %s', async (address) => {
	expect(await requestRaw(address)).toContain('HTTP/1.1 200');
});
