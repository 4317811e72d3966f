import { jsonResponse } from '../../platform/http/responses.ts';

export const dynamic = 'force-dynamic';

/** The process answers; whether it can serve says /readyz. */
export function GET(): Response {
	return jsonResponse({ status: 'ok' });
}
