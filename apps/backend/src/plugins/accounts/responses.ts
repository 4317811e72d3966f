import type { PayloadHandler, PayloadRequest } from 'payload';
import { applyUserReadAccess } from 'payload/internal';
import { jsonResponse } from '../../platform/http/responses.ts';
import type { SignedIn } from './sign-in/session.ts';

/** A JSON answer that no cache may store. */
export const answer = (body: object, cookies: string[] = []): Response => {
	const response = jsonResponse(body);
	for (const cookie of cookies) response.headers.append('set-cookie', cookie);
	return response;
};

/** Somebody who has signed in, as the editors' interface expects it, with what else there is to say. */
export async function answerSignedIn(
	req: PayloadRequest,
	{ user, token, exp, cookies }: SignedIn,
	more: object,
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
	return answer(
		{ message: req.t('authentication:passed'), token, exp, user: visible, ...more },
		cookies,
	);
}

/** Ways in that Payload has and this backend has not: they answer as if they weren't there. */
export const noSuchThing: PayloadHandler = (req) =>
	Response.json({ errors: [{ message: req.t('error:notFound') }] }, { status: 404 });
