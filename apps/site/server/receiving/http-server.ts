import { createServer, type Server } from 'node:http';
import { limits } from '../settings/limits.ts';

export function createHttpServer(): Server {
	const server = createServer({
		maxHeaderSize: limits.http.maxHeaderBytes,
		headersTimeout: limits.http.headersTimeoutMs,
		requestTimeout: limits.http.requestTimeoutMs,
		keepAliveTimeout: limits.http.keepAliveTimeoutMs,
		// Skips reading the stream of requests without a body, which is a tenth of the cost of a cached page.
		optimizeEmptyRequests: true,
	});
	server.maxConnections = limits.http.maxConnections;
	return server;
}
