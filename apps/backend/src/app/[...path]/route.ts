import { errorResponse, refusalResponse } from '../../platform/http/endpoint.ts';
import { endpointAt, methodsOf } from './endpoints.ts';

export const dynamic = 'force-dynamic';

interface Context {
	params: Promise<{ path: string[] }>;
}

/**
 * One route for all endpoints that load Payload, because Next bundles Payload and this program's configuration once for each route, which
 * takes most of a build. An unknown path is a 404, a method that the endpoint does not have a 405 (RFC 9110, 15.5.6).
 */
async function handle(request: Request, { params }: Context): Promise<Response> {
	const { path } = await params;
	const endpoint = endpointAt(path);
	if (!endpoint) return refusalResponse(404, 'Not Found');
	// Next removes the body of the response to a HEAD request.
	const handler = endpoint[request.method === 'HEAD' ? 'GET' : request.method];
	if (handler) return handler(request, path);
	const allow = methodsOf(endpoint).join(', ');
	if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
	return errorResponse(405, `Use ${allow}`, 'METHOD_NOT_ALLOWED', { allow });
}

export {
	handle as DELETE,
	handle as GET,
	handle as OPTIONS,
	handle as PATCH,
	handle as POST,
	handle as PUT,
};
