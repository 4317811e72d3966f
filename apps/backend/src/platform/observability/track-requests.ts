import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestId } from '@website/contracts/request-id';
import { log } from './log.ts';
import { requestIds } from './log-options.ts';
import { metrics } from './metrics.ts';
import { loggablePath, routeName } from './route-name.ts';

interface Exchange {
	request: IncomingMessage;
	response: ServerResponse;
}

const isExchange = (message: unknown): message is Exchange =>
	typeof message === 'object' && message !== null && 'request' in message && 'response' in message;

const first = (header: string | string[] | undefined) =>
	Array.isArray(header) ? header[0] : header;

/**
 * Gives every request an id, which is sent in its response and added to its log lines. Logs and counts the request when the response ends or
 * the client disconnects.
 */
export function trackRequests(): void {
	subscribe('http.server.request.start', (message) => {
		if (!isExchange(message)) return;
		const { request, response } = message;
		const { method = '', url = '' } = request;
		const start = performance.now();
		const id = requestId(first(request.headers['x-request-id']));
		request.headers['x-request-id'] = id;
		response.setHeader('x-request-id', id);
		requestIds().enterWith(id);
		response.once('close', () => {
			const ms = performance.now() - start;
			const path = loggablePath(url);
			// A client that disconnects before the response gets no status; nginx uses 499 for it.
			const status = response.writableFinished ? response.statusCode : 499;
			metrics().request(routeName(path), status, ms);
			log.info({ id, method, path, status, ms: Math.round(ms) }, 'request');
		});
	});
}
