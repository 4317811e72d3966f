import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How what stands between two programs behaves: it passes everything on, or fails as real ones do. */
export type Passage = 'well' | 'never' | 'with-500' | 'with-html' | 'with-half-a-body';

export interface ProxyServer {
	url: string;
	/** Requests that have arrived since the last change of behavior. */
	readonly arrived: number;
	behave(passage: Passage): void;
	/** Where requests are passed on to. */
	leadTo(origin: string): void;
	close(): Promise<void>;
}

/** A proxy on this machine whose behavior can be changed while programs talk through it. */
export async function startProxy(): Promise<ProxyServer> {
	let passage: Passage = 'well';
	let target = '';
	let arrived = 0;
	const server = createServer(async (request, response) => {
		arrived += 1;
		if (passage === 'never') return;
		if (passage === 'with-500') return void response.writeHead(500).end('out of order');
		if (passage === 'with-html') {
			const page = '<!doctype html><title>Maintenance</title>';
			return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
		}
		await pass(request, response, target, passage === 'with-half-a-body').catch(() =>
			response.destroy(),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A listening TCP server's address is always an AddressInfo.
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		get arrived() {
			return arrived;
		},
		behave: (next) => {
			passage = next;
			arrived = 0;
		},
		leadTo: (origin) => {
			target = origin;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function pass(
	request: IncomingMessage,
	response: ServerResponse,
	target: string,
	isCutOff: boolean,
): Promise<void> {
	const { host: _host, connection: _connection, ...headers } = request.headers;
	const body = await buffer(request);
	const answer = await fetch(target + request.url, {
		method: request.method ?? 'GET',
		headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
		redirect: 'manual',
		...(body.length > 0 ? { body } : {}),
	});
	const bytes = Buffer.from(await answer.arrayBuffer());
	const passed = Object.fromEntries(answer.headers);
	// The bytes have been decoded.
	for (const name of ['content-encoding', 'transfer-encoding', 'connection']) delete passed[name];
	response.writeHead(answer.status, { ...passed, 'content-length': bytes.length });
	if (isCutOff) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
	else response.end(bytes);
}
