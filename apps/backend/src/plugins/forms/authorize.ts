import { environment } from '../../platform/environment.ts';
import { carriesToken } from '../../platform/http/bearer.ts';
import { refused } from '../../platform/http/refusal.ts';

/** Undefined for the site; 404 where FORMS_TOKEN is not set, 401 without it, as nobody else is to fill forms past the site's guards. */
export function refuse(request: Request): Response | undefined {
	if (!environment.FORMS_TOKEN) return refused(404, 'FORMS_TOKEN is not set');
	if (carriesToken(request, environment.FORMS_TOKEN)) return undefined;
	return refused(401, 'The bearer token FORMS_TOKEN is needed', {
		'www-authenticate': 'Bearer realm="forms"',
	});
}
