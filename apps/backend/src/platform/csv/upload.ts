import { readBody } from '../http/reading/read-body.ts';
import { limits } from '../limits.ts';

/** The CSV of a request: its body (text/csv) or its field `file` (multipart/form-data); otherwise the status of the error. */
export async function uploadedCsv(
	request: Pick<Request, 'body' | 'headers'>,
): Promise<Uint8Array | 400 | 413 | 415> {
	const type = request.headers.get('content-type') ?? '';
	const isMultipart = /^multipart\/form-data\b/i.test(type);
	if (!isMultipart && !/^text\/csv\b/i.test(type)) return 415;
	const body = await readBody(request, limits.prices.importBytes);
	if (!body) return 413;
	if (!isMultipart) return body;
	try {
		const form = await new Response(new Uint8Array(body), {
			headers: { 'content-type': type },
		}).formData();
		const file = form.get('file');
		return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : 400;
	} catch {
		return 400;
	}
}
