import type { Payload } from 'payload';
import { environment } from '../../platform/environment.ts';
import { carriesToken } from '../../platform/http/bearer.ts';
import { readBody } from '../../platform/http/reading/read-body.ts';
import { refused } from '../../platform/http/refusal.ts';
import { limits } from '../../platform/limits.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';

/** Undefined for the site; 404 where FORMS_TOKEN is not set, 401 without it, as nobody else is to fill forms past the site's guards. */
function refuse(request: Request): Response | undefined {
	if (!environment.FORMS_TOKEN) return refused(404, 'FORMS_TOKEN is not set');
	if (carriesToken(request, environment.FORMS_TOKEN)) return undefined;
	return refused(401, 'The bearer token FORMS_TOKEN is needed', {
		'www-authenticate': 'Bearer realm="forms"',
	});
}

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
export async function handleForm(
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
