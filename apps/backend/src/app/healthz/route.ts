export const dynamic = 'force-dynamic';

/** The process answers; whether it can serve says /readyz. */
export function GET(): Response {
	return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
