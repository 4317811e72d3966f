import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '../environment.ts';

/** Passes the address of the connection to route handlers, which see only the headers of a request. */
export const connectionHeader = 'x-connection-address';

const hsts = environment.BACKEND_URL.startsWith('https:') ? 'max-age=31536000' : null;

interface Exchange {
	request: IncomingMessage;
	response: ServerResponse;
}

const isExchange = (message: unknown): message is Exchange =>
	typeof message === 'object' && message !== null && 'request' in message && 'response' in message;

/** Calls a listener at the start of every request to this process. */
export const onRequest = (listener: (exchange: Exchange) => void): void =>
	subscribe('http.server.request.start', (message) => {
		if (isExchange(message)) listener(message);
	});

/**
 * Sets the header with the connection's address on every request, replacing one of the client; and HSTS (RFC 6797) if the backend is on
 * HTTPS.
 */
export const trackConnections = (): void =>
	onRequest(({ request, response }) => {
		request.headers[connectionHeader] = request.socket.remoteAddress ?? '';
		if (hsts) response.setHeader('strict-transport-security', hsts);
	});
