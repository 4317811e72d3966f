import { type Endpoint, metrics } from './metrics.ts';

type Handler = (request: Request) => Promise<Response>;

/** The same handler, with its time and status counted. */
export function measured(endpoint: Endpoint, handler: Handler): Handler {
	return async (request) => {
		const start = performance.now();
		const response = await handler(request);
		metrics().request(endpoint, response.status, performance.now() - start);
		return response;
	};
}
