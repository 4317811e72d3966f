import { jsonResponse } from '../../platform/http/endpoint.ts';

export const dynamic = 'force-dynamic';

/** Reports that the process runs; /readyz reports whether it can serve requests. */
export function GET(): Response {
	return jsonResponse({ status: 'ok' });
}
