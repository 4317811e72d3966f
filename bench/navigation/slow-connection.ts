import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowConnection {
	origin: string;
	close(): Promise<void>;
}

/**
 * Starts a proxy to a site that delays each request by a round trip. Scripts never arrive over it, to simulate a click before they have
 * loaded.
 */
export async function startSlowConnection(
	target: string,
	roundTripMs: number,
): Promise<SlowConnection> {
	const server = createServer(async (incoming, clientResponse) => {
		if (incoming.url?.endsWith('.js')) return;
		await sleep(roundTripMs);
		const upstreamRequest = request(
			new URL(incoming.url ?? '/', target),
			{ method: incoming.method, headers: incoming.headers },
			(response) => {
				clientResponse.writeHead(response.statusCode ?? 502, response.headers);
				response.pipe(clientResponse);
			},
		);
		upstreamRequest.on('error', () => clientResponse.destroy());
		incoming.pipe(upstreamRequest);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A listening TCP server's address is always an AddressInfo.
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
