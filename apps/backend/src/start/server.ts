import { once } from 'node:events';
import { createServer } from 'node:http';
import { Drain } from '@website/contracts/drain';
import { logConsole } from '@website/contracts/log-console';
import next from 'next';
import { restoreContentLength } from '../patches/content-length.ts';
import { environment } from '../platform/environment.ts';
import { limits } from '../platform/limits.ts';
import { log } from '../platform/observability/log.ts';
import { checkHead } from './check-head.ts';
import { exitWith } from './exit.ts';
import { StartProblem } from './start-problem.ts';

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
	server.on('request', (request, response) => {
		if (!checkHead(request, response)) return;
		restoreContentLength(response);
		ready.promise
			.then((handle) => handle(request, response))
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
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, async () => {
			log.info({ signal }, 'Backend stopping');
			await drain.end(limits.http.drain);
			process.exit(0);
		});
	}
	await app.prepare();
	ready.resolve(app.getRequestHandler());
}
