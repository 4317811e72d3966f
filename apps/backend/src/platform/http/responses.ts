/** Keeps caches from storing a response (RFC 9111, 5.2.2.5); all responses of the backend except files have it. */
export const noStore = { 'cache-control': 'no-store' } as const;

/** A JSON response that no cache may store. */
export const jsonResponse = (
	body: unknown,
	status = 200,
	headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers: { ...noStore, ...headers } });

/** Marks a CSV file as UTF-8; without it, Excel shows each æ, ø, å and ü as two wrong characters. */
const byteOrderMark = '\ufeff';

/** A CSV file that the browser saves. The name comes from the program and needs no escaping. */
export const fileResponse = (name: `${string}.csv`, text: string): Response =>
	new Response(byteOrderMark + text, {
		headers: {
			...noStore,
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': `attachment; filename="${name}"`,
		},
	});
