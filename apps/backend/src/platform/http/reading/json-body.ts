import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload';
import type { z } from 'zod';

/** The JSON body of a request; what doesn't fit is a 400 that names what. */
export async function jsonBody<Body>(req: PayloadRequest, shape: z.ZodType<Body>): Promise<Body> {
	await addDataAndFileToRequest(req);
	const result = shape.safeParse(req.data ?? {});
	if (result.success) return result.data;
	const where = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	throw new APIError(where.join('; '), 400, null, true);
}
