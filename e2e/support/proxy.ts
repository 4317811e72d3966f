import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@website/contracts/testing/listen';

/** `well` forwards requests; the others are failures of real servers. */
export type ProxyBehavior = 'well' | 'never' | 'with-half-a-body';

export interface ProxyServer {
	url: string;
	/** The number of requests since the last change of behavior. */
	readonly requestCount: number;
	behave(behavior: ProxyBehavior): void;
	/** Sets the origin of the forwarded requests. */
	forwardTo(origin: string): void;
	close(): Promise<void>;
}

/** Starts a proxy on this machine whose behavior can be changed while programs send requests through it. */
export async function startProxy(): Promise<ProxyServer> {
	let behavior: ProxyBehavior = 'well';
	let target = '';
	let requestCount = 0;
	const server = createServer(async (request, response) => {
		requestCount += 1;
		if (behavior === 'never') return;
		await forward(request, response, target, behavior === 'with-half-a-body').catch(() =>
			response.destroy(),
		);
	});
	const { origin, close } = await listen(server);
	return {
		url: origin,
		get requestCount() {
			return requestCount;
		},
		behave: (next) => {
			behavior = next;
			requestCount = 0;
		},
		forwardTo: (origin) => {
			target = origin;
		},
		close,
	};
}

async function forward(
	request: IncomingMessage,
	response: ServerResponse,
	target: string,
	truncates: boolean,
): Promise<void> {
	const { host: _host, connection: _connection, ...headers } = request.headers;
	const body = await buffer(request);
	const upstream = await fetch(target + request.url, {
		method: request.method ?? 'GET',
		headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
		redirect: 'manual',
		...(body.length > 0 ? { body } : {}),
	});
	const bytes = Buffer.from(await upstream.arrayBuffer());
	const responseHeaders = Object.fromEntries(upstream.headers);
	// `fetch` has decoded the body.
	for (const name of ['content-encoding', 'transfer-encoding', 'connection'])
		delete responseHeaders[name];
	response.writeHead(upstream.status, { ...responseHeaders, 'content-length': bytes.length });
	if (truncates) response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
	else response.end(bytes);
}
