/** Keeps caches from storing a response (RFC 9111, 5.2.2.5); all responses of the backend except files have it. */
export const noStore = { 'cache-control': 'no-store' } as const;

/** A JSON response that no cache may store. */
export const jsonResponse = (
	body: unknown,
	status = 200,
	headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers: { ...noStore, ...headers } });

const types = {
	csv: 'text/csv; charset=utf-8',
	xlf: 'application/xliff+xml; charset=utf-8',
} as const;

/** Marks a CSV file as UTF-8; without it, Excel shows each æ, ø, å and ü as two wrong characters. */
const byteOrderMark = '\ufeff';

/** A text that the browser saves as a file. The name comes from the program and needs no escaping. */
export const fileResponse = (name: `${string}.${keyof typeof types}`, text: string): Response => {
	const isCsv = name.endsWith('.csv');
	const type = isCsv ? types.csv : types.xlf;
	const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
	return new Response(isCsv ? byteOrderMark + text : text, { headers: { ...noStore, ...headers } });
};
