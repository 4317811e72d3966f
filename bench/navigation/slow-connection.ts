import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowConnection {
	origin: string;
	close(): Promise<void>;
}

/**
 * A connection to a site with this many milliseconds of round trip. Scripts never arrive over it, as for somebody who clicks
 * before they did.
 */
export async function startSlowConnection(
	target: string,
	roundTripMs: number,
): Promise<SlowConnection> {
	const server = createServer(async (incoming, answer) => {
		if (incoming.url?.endsWith('.js')) return;
		await sleep(roundTripMs);
		const passed = request(
			new URL(incoming.url ?? '/', target),
			{ method: incoming.method, headers: incoming.headers },
			(response) => {
				answer.writeHead(response.statusCode ?? 502, response.headers);
				response.pipe(answer);
			},
		);
		passed.on('error', () => answer.destroy());
		incoming.pipe(passed);
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
