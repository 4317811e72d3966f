import { environment } from '../../environment.ts';
import { openApiDocument } from '../../openapi/document.ts';

export const dynamic = 'force-dynamic';

/** The API document; public, so that documentation viewers of any origin can load it. */
export function GET(): Response {
	return Response.json(openApiDocument(environment.BACKEND_URL), {
		headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' },
	});
}
