import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '../environment.ts';

/** Where the address of the connection is noted, for route handlers that see a request's headers only. */
export const connectionHeader = 'x-connection-address';

const hsts = environment.BACKEND_URL.startsWith('https:')
	? 'max-age=31536000; includeSubDomains'
	: null;

interface Started {
	request: IncomingMessage;
	response: ServerResponse;
}

const isStarted = (message: unknown): message is Started =>
	typeof message === 'object' && message !== null && 'request' in message && 'response' in message;

/** Notes the connection's address over whatever the client sent under that name. Behind TLS every answer says so (RFC 6797). */
export function followConnections(): void {
	subscribe('http.server.request.start', (message) => {
		if (!isStarted(message)) return;
		const { request, response } = message;
		request.headers[connectionHeader] = request.socket.remoteAddress ?? '';
		if (hsts) response.setHeader('strict-transport-security', hsts);
	});
}
