import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import { listen } from '@website/contracts/testing/listen';

/** `well` responds correctly; the others are failures of real third-party servers. */
export type Behavior = 'well' | 'slowly' | 'never' | 'with-500' | 'with-html' | 'with-half-a-body';

export interface StandInOptions {
	/** Returns the content of the response, undefined for a 404. The path includes the query. */
	respond: (
		path: string,
		body: string,
		headers: IncomingHttpHeaders,
	) => { type: string; body: string } | undefined;
	behavior?: Behavior;
}

export interface StandIn {
	url: string;
	/** The requested paths with their queries, in order. */
	requests: string[];
	/** Changes the behavior for later requests. */
	behave(behavior: Behavior): void;
	close(): Promise<void>;
}

const delayMs = 8000;

/** Starts a local server that replaces a third party's server. */
export async function startStandIn({
	respond,
	behavior = 'well',
}: StandInOptions): Promise<StandIn> {
	const requests: string[] = [];
	let current = behavior;
	const server = createServer(async (request, response) => {
		const path = request.url ?? '/';
		requests.push(path);
		// The client may abort the request before its body is complete, as a browser does when its page is left.
		const body = await bodyOf(request).catch(() => null);
		if (body === null) response.destroy();
		else send(response, current, respond(path, body, request.headers));
	});
	const { origin, close } = await listen(server);
	return {
		url: origin,
		requests,
		behave: (next) => {
			current = next;
		},
		close,
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
	const notFound = { type: 'text/plain', body: 'nothing here' };
	const { type, body } = content ?? notFound;
	const sendContent = () =>
		response.writeHead(content ? 200 : 404, { ...cors, 'content-type': type }).end(body);
	switch (behavior) {
		case 'well':
			sendContent();
			return;
		case 'slowly':
			setTimeout(sendContent, delayMs).unref();
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
