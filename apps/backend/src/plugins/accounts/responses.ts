import {
	APIError,
	addDataAndFileToRequest,
	type PayloadHandler,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { applyUserReadAccess } from 'payload/internal';
import type { z } from 'zod';
import { jsonResponse } from '../../platform/http/endpoint.ts';
import { translator, type Words, words } from '../../platform/i18n/words.ts';
import type { NewSession } from './sign-in/session.ts';

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

/** A 400 for one field of an account, in the language of the user. */
export const fieldError = (req: PayloadRequest, path: string, text: Words): ValidationError =>
	new ValidationError({ collection: 'users', errors: [{ path, message: translator(req)(text) }] });

/** A JSON response that no cache may store. */
export const respond = (body: object, cookies: string[] = []): Response => {
	const response = jsonResponse(body);
	for (const cookie of cookies) response.headers.append('set-cookie', cookie);
	return response;
};

/** The response to a sign-in, in the shape of Payload's `login` operation, with the properties of `extra`. */
export async function respondSignedIn(
	req: PayloadRequest,
	{ user, token, exp, cookies }: NewSession,
	extra: object,
): Promise<Response> {
	const collection = req.payload.collections.users.config;
	const visible = await applyUserReadAccess({
		collection,
		depth: 0,
		overrideAccess: false,
		req,
		showHiddenFields: false,
		user,
	});
	return respond(
		{ message: req.t('authentication:passed'), token, exp, user: visible, ...extra },
		cookies,
	);
}

/** Handles endpoints of Payload that this backend disables: responds with 404. */
export const notFound: PayloadHandler = (req) =>
	Response.json({ errors: [{ message: req.t('error:notFound') }] }, { status: 404 });
