import type { Endpoint, PayloadHandler } from 'payload';

/** An endpoint of Payload's REST API. */
export const endpoint = (
	method: Endpoint['method'],
	path: string,
	handler: PayloadHandler,
): Endpoint => ({ method, path, handler });
