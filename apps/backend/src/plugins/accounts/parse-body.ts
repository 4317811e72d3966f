import { APIError, addDataAndFileToRequest, type PayloadRequest, ValidationError } from 'payload';
import type { z } from 'zod';
import { translator, words } from '../../platform/i18n/words.ts';

const missing = words('Fill this in.', 'Udfyld dette felt.', 'Füllen Sie dieses Feld aus.');

/** Parses the body of a request, JSON or a form. Throws 400 with the names of the invalid fields. */
export async function parseBody<Body>(req: PayloadRequest, shape: z.ZodType<Body>): Promise<Body> {
	await addDataAndFileToRequest(req);
	const result = shape.safeParse(req.data ?? {});
	if (result.success) return result.data;
	const fields = result.error.issues.map(({ path }) => path.join('.'));
	if (fields.includes('')) throw new APIError('The body must be an object', 400, null, true);
	throw new ValidationError({
		collection: 'users',
		errors: fields.map((path) => ({ path, message: translator(req)(missing) })),
	});
}
