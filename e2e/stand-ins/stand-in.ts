import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in answers: as it should, or in one of the ways in which somebody else's server can fail. */
export type Behavior = 'well' | 'slowly' | 'never' | 'with-500' | 'with-html' | 'with-half-a-body';

export interface StandInOptions {
	/** Content of the answer, for a path with its query. Undefined is a 404. */
	answer: (
		path: string,
		body: string,
		headers: IncomingHttpHeaders,
	) => { type: string; body: string } | undefined;
	behavior?: Behavior;
}

export interface StandIn {
	url: string;
	/** Paths with their queries, in the order they were asked for. */
	requests: string[];
	/** Answers otherwise from now on. */
	behave(behavior: Behavior): void;
	close(): Promise<void>;
}

const slownessMs = 8000;

/** Starts a server on this machine that stands in for somebody else's. */
export async function startStandIn({
	answer,
	behavior = 'well',
}: StandInOptions): Promise<StandIn> {
	const requests: string[] = [];
	let current = behavior;
	const server = createServer(async (request, response) => {
		const path = request.url ?? '/';
		requests.push(path);
		// Whoever asked may go before all of it is sent, as a browser does whose page is left.
		const body = await bodyOf(request).catch(() => null);
		if (body === null) response.destroy();
		else send(response, current, answer(path, body, request.headers));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A listening TCP server's address is always an AddressInfo.
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		behave: (next) => {
			current = next;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function send(
	response: ServerResponse,
	behavior: Behavior,
	content: { type: string; body: string } | undefined,
): void {
	const cors = {
		'access-control-allow-origin': '*',
		'cross-origin-resource-policy': 'cross-origin',
	};
	const nothing = { type: 'text/plain', body: 'nothing here' };
	const { type, body } = content ?? nothing;
	const answerWell = () =>
		response.writeHead(content ? 200 : 404, { ...cors, 'content-type': type }).end(body);
	switch (behavior) {
		case 'well':
			answerWell();
			return;
		case 'slowly':
			setTimeout(answerWell, slownessMs).unref();
			return;
		case 'never':
			return;
		case 'with-500':
			response.writeHead(500, { ...cors, 'content-type': type }).end('out of order');
			return;
		case 'with-html':
			response
				.writeHead(200, {
					...cors,
					'content-type': 'text/html',
					'x-content-type-options': 'nosniff',
				})
				.end('<!doctype html><title>Maintenance</title>');
			return;
		case 'with-half-a-body':
			response.writeHead(200, { ...cors, 'content-type': type, 'content-length': body.length });
			response.write(body.slice(0, body.length / 2), () => response.destroy());
	}
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString('utf8');
}
