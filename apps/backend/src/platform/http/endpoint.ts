import {
	APIError,
	addDataAndFileToRequest,
	type Endpoint,
	type PayloadHandler,
	type PayloadRequest,
} from 'payload';
import type { z } from 'zod';

/** An endpoint of Payload's REST API. */
export const endpoint = (
	method: Endpoint['method'],
	path: string,
	handler: PayloadHandler,
): Endpoint => ({ method, path, handler });

/** The validated JSON body of a request. Throws a 400 that names the invalid fields. */
export async function jsonBody<Body>(req: PayloadRequest, shape: z.ZodType<Body>): Promise<Body> {
	await addDataAndFileToRequest(req);
	const result = shape.safeParse(req.data ?? {});
	if (result.success) return result.data;
	const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	throw new APIError(problems.join('; '), 400, null, true);
}
