import { requestId } from '@website/contracts/request-head';
import { onRequest } from '../http/connection.ts';
import { log } from './log.ts';
import { requestIds } from './log-options.ts';
import { metrics } from './metrics.ts';

/** The routes in metrics, by the start of a path. `/api` is Payload's REST API. */
const routes = [
	'/admin',
	'/graphql',
	'/prices/graphql',
	'/api/v1/prices/email',
	'/api/media/file',
	// Streams, which last for seconds.
	'/api/presence',
	'/api',
	'/v1',
	'/forms',
	'/openapi.json',
	'/healthz',
	'/readyz',
	'/metrics',
	'/_next',
];

/** The route of a path for metrics, from a fixed list, because the number of paths is unlimited. */
const routeName = (path: string): string =>
	routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other';

/** The path of a URL that may be logged: without query, and without the token of a one-time link. */
function loggablePath(url: string): string {
	const path = url.split('?', 1)[0] ?? '';
	return path.replace(/^(\/admin\/set-password)\/.*/s, '$1/…');
}

const first = (header: string | string[] | undefined) =>
	Array.isArray(header) ? header[0] : header;

/**
 * Gives every request an id, which is sent in its response and added to its log lines. Logs and counts the request when the response ends or
 * the client disconnects.
 */
export const trackRequests = (): void =>
	onRequest(({ request, response }) => {
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
