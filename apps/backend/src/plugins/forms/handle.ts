import type { Payload } from 'payload';
import { readBody } from '../../platform/http/reading/read-body.ts';
import { refused } from '../../platform/http/refusal.ts';
import { limits } from '../../platform/limits.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';
import { refuse } from './authorize.ts';

/** Answers the JSON body of a request that the site has sent. */
export type FormHandler = (payload: Payload, body: unknown) => Promise<Response>;

/** What a request holds: JSON, or why it is none. */
async function jsonOf(request: Request): Promise<{ json: unknown } | Response> {
	const body = await readBody(request, limits.forms.bodyBytes);
	if (!body) return refused(413, 'The body is too large');
	try {
		return { json: JSON.parse(body.toString('utf8')) };
	} catch {
		return refused(400, 'The body is not JSON');
	}
}

/** A request handler for the site: token first, then the body within its limit; what fails inside is logged and answered with 503. */
export async function answerForm(
	payload: Payload,
	request: Request,
	handler: FormHandler,
): Promise<Response> {
	const refusal = refuse(request);
	if (refusal) return refusal;
	try {
		const body = await jsonOf(request);
		return body instanceof Response ? body : await handler(payload, body.json);
	} catch (cause) {
		reportFailure('forms', cause, 'A form could not be answered', {
			path: new URL(request.url).pathname,
		});
		return refused(503, 'Forms are not available', { 'retry-after': '5' });
	}
}
