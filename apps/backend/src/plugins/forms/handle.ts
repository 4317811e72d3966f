import type { Payload } from 'payload';
import { environment } from '../../platform/environment.ts';
import { hasBearerToken } from '../../platform/http/bearer.ts';
import { refusalResponse } from '../../platform/http/endpoint.ts';
import { readBody } from '../../platform/http/reading/read-body.ts';
import { limits } from '../../platform/limits.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';

/** Handles the JSON body of a request from the site. */
export type FormHandler = (payload: Payload, body: unknown) => Promise<Response>;

/** The JSON body of a request, or an error response if it is too large or not JSON. */
async function readJson(request: Request): Promise<{ json: unknown } | Response> {
	const body = await readBody(request, limits.forms.bodyBytes);
	if (!body) return refusalResponse(413, 'The body is too large');
	try {
		return { json: JSON.parse(body.toString('utf8')) };
	} catch {
		return refusalResponse(400, 'The body is not JSON');
	}
}

/**
 * Checks the site's token, reads the body within its size limit and calls the handler. Errors are logged and return a 503. The token keeps
 * others from submitting forms past the site's spam protection.
 */
export async function handleForm(
	payload: Payload,
	request: Request,
	handler: FormHandler,
): Promise<Response> {
	if (!environment.FORMS_TOKEN) return refusalResponse(404, 'FORMS_TOKEN is not set');
	if (!hasBearerToken(request, environment.FORMS_TOKEN))
		return refusalResponse(401, 'The bearer token FORMS_TOKEN is required', {
			'www-authenticate': 'Bearer realm="forms"',
		});
	try {
		const body = await readJson(request);
		return body instanceof Response ? body : await handler(payload, body.json);
	} catch (cause) {
		reportFailure('forms', cause, 'A form request failed', {
			path: new URL(request.url).pathname,
		});
		return refusalResponse(503, 'Forms are not available', { 'retry-after': '5' });
	}
}
