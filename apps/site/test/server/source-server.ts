import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SourceServer {
	origin: string;
	/** Methods and paths of the received requests. */
	requests: string[];
	close(): Promise<void>;
}

/** Starts an HTTP server that replaces another host in tests. */
export async function startSourceServer(handler: RequestListener): Promise<SourceServer> {
	const requests: string[] = [];
	const server = createServer((request, response) => {
		requests.push(`${request.method} ${request.url}`);
		handler(request, response);
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
