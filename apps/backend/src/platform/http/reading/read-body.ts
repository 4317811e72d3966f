import { BodyTooLarge, readBody as readBodyWithin } from '@website/contracts/read-body';
import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload';
import type { z } from 'zod';

/** A request's body; undefined when it is longer than `limit` bytes. */
export async function readBody(
	request: Pick<Request, 'body' | 'headers'>,
	limit: number,
): Promise<Buffer | undefined> {
	try {
		return await readBodyWithin(request, limit);
	} catch (error) {
		if (error instanceof BodyTooLarge) return undefined;
		throw error;
	}
}

/** The validated JSON body of a request. Throws a 400 that names the invalid fields. */
export async function jsonBody<Body>(req: PayloadRequest, shape: z.ZodType<Body>): Promise<Body> {
	await addDataAndFileToRequest(req);
	const result = shape.safeParse(req.data ?? {});
	if (result.success) return result.data;
	const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	throw new APIError(problems.join('; '), 400, null, true);
}
