import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

export interface DrainOptions {
	/** How long connections without a request stay open, for requests that are still being sent. */
	idleMs: number;
	/** When all connections are aborted. */
	limitMs: number;
}

/** Closes a server without aborting requests. Must be created before the server receives requests. */
export class Drain {
	readonly #server: Server;
	readonly #openResponses = new Set<ServerResponse>();
	#isDraining = false;

	constructor(server: Server) {
		this.#server = server;
		server.prependListener('request', (_request, response) => {
			this.#openResponses.add(response);
			if (this.#isDraining) response.shouldKeepAlive = false;
			response.once('close', () => {
				this.#openResponses.delete(response);
			});
		});
	}

	/**
	 * Refuses new connections, responds to requests that are running or still arrive on open ones, and asks their clients to close (RFC
	 * 9112, 9.6). Resolves when every connection is closed.
	 */
	async end({ idleMs, limitMs }: DrainOptions): Promise<void> {
		this.#isDraining = true;
		for (const response of this.#openResponses) response.shouldKeepAlive = false;
		const closed = Promise.withResolvers<void>();
		// `close` of the HTTP server would immediately close connections that have no request at this moment.
		NetServer.prototype.close.call(this.#server, () => closed.resolve());
		const idle = setTimeout(() => this.#closeIdle(), idleMs);
		const limit = setTimeout(() => this.#server.closeAllConnections(), limitMs);
		await closed.promise;
		clearTimeout(idle);
		clearTimeout(limit);
	}

	/** Closes connections without a request now, and the others once their response is sent. */
	#closeIdle(): void {
		this.#server.closeIdleConnections();
		for (const response of this.#openResponses)
			response.once('close', () => setImmediate(() => this.#server.closeIdleConnections()));
	}
}

/** Calls `stop` at the first SIGINT or SIGTERM. A supervisor and npm may both send one: the others do not kill the process. */
export function onceSignaled(stop: (signal: NodeJS.Signals) => Promise<void>): void {
	let isStopping = false;
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.on(signal, () => {
			if (isStopping) return;
			isStopping = true;
			void stop(signal);
		});
}
