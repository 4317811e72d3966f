import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SourceServer {
	origin: string;
	/** Paths asked for so far, with their method. */
	requests: string[];
	close(): Promise<void>;
}

/** A real HTTP server in place of another host, for tests. */
export async function startSourceServer(answer: RequestListener): Promise<SourceServer> {
	const requests: string[] = [];
	const server = createServer((request, response) => {
		requests.push(`${request.method} ${request.url}`);
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		requests,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
