import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Drain, onceSignaled } from '@website/contracts/drain';
import { logConsole } from '@website/contracts/log-console';
import next from 'next';
import { restoreContentLength } from '../patches/content-length.ts';
import { environment } from '../platform/environment.ts';
import { noStore } from '../platform/http/endpoint.ts';
import { limits } from '../platform/limits.ts';
import { log } from '../platform/observability/log.ts';
import { rooms } from '../plugins/presence/api.ts';
import { AnonymousScreens } from './anonymous-screens.ts';
import { checkHead } from './check-head.ts';
import { exitWith, StartProblem } from './start-problem.ts';

const isHealthCheck = ({ url, method }: IncomingMessage): boolean =>
	url === '/healthz' && (method === 'GET' || method === 'HEAD');

/** Responds that the process runs, before anything that takes time. */
function respondHealthy({ method }: IncomingMessage, response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'application/json', ...noStore });
	response.end(method === 'HEAD' ? undefined : JSON.stringify({ status: 'ok' }));
}

/**
 * Listens, then starts the backend inside Next (`instrumentation.ts`); requests wait until it is ready. `next start` would write log lines
 * that are not JSON, and respond with 500 after a failed start. Throws a StartProblem if it cannot listen on the port.
 */
export async function startServer(): Promise<void> {
	logConsole(log);
	const { HOST: hostname, PORT: port } = environment;
	const app = next({ dev: false, dir: process.cwd(), hostname, port, quiet: true });
	const ready = Promise.withResolvers<ReturnType<typeof app.getRequestHandler>>();
	const server = createServer({
		keepAliveTimeout: limits.http.keepAliveMs,
		headersTimeout: limits.http.headersMs,
		requestTimeout: limits.http.requestMs,
		connectionsCheckingInterval: limits.http.headersMs,
	});
	const drain = new Drain(server);
	const isAnyHost = hostname === '0.0.0.0' || hostname === '::';
	const host = isAnyHost ? 'localhost' : hostname.includes(':') ? `[${hostname}]` : hostname;
	const screens = new AnonymousScreens(`http://${host}:${port}`);
	let isStarted = false;
	server.on('request', (request, response) => {
		if (!checkHead(request, response)) return;
		restoreContentLength(response);
		ready.promise
			.then(async (handle) => {
				if (isStarted && isHealthCheck(request)) return respondHealthy(request, response);
				if (await screens.respond(request, response)) return;
				await handle(request, response);
				// Next starts the backend with the first request and handles none before that has succeeded.
				isStarted = true;
			})
			.catch((cause: unknown) => {
				log.error({ err: cause, path: request.url }, 'Request failed');
				response.destroy();
			});
	});
	try {
		server.listen(port, hostname);
		await once(server, 'listening');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : cause;
		throw new StartProblem(`HOST, PORT: ${hostname}:${port} can't be listened on: ${reason}`, {
			cause,
		});
	}
	server.on('error', exitWith);
	onceSignaled(async (signal) => {
		log.info({ signal }, 'Backend stopping');
		rooms().close();
		await drain.end(limits.http.drain);
		process.exit(0);
	});
	await app.prepare();
	ready.resolve(app.getRequestHandler());
}
