import { createServer, type RequestListener } from 'node:http';
import { listen } from '@website/contracts/testing/listen';

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
	const { origin, close } = await listen(server);
	return {
		origin,
		requests,
		close,
	};
}
