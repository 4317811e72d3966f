import type { PayloadHandler, PayloadRequest } from 'payload';
import { applyUserReadAccess } from 'payload/internal';
import { jsonResponse } from '../../platform/http/responses.ts';
import type { NewSession } from './sign-in/session.ts';

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
