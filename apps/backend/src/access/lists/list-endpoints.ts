import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { type CsvList, exportList, importList } from '../../platform/csv/csv-list.ts';
import {
	endpoint,
	errorResponse,
	fileResponse,
	jsonBody,
	jsonResponse,
} from '../../platform/http/endpoint.ts';
import { readBody } from '../../platform/http/reading/read-body.ts';
import { limits } from '../../platform/limits.ts';
import { requireRight } from '../language-rights.ts';
import type { Entity } from '../rights.ts';

const uploadErrors = {
	400: 'Send the file in the field "file"',
	413: 'The file is too large',
	415: 'Send text/csv or multipart/form-data',
} as const;

/** The CSV of a request: its body (text/csv) or its field `file` (multipart/form-data); otherwise the status of the error. */
async function uploadedCsv({
	body,
	headers,
}: PayloadRequest): Promise<Uint8Array | keyof typeof uploadErrors> {
	const type = headers.get('content-type') ?? '';
	const isMultipart = /^multipart\/form-data\b/i.test(type);
	if (!isMultipart && !/^text\/csv\b/i.test(type)) return 415;
	const bytes = await readBody({ body: body ?? null, headers }, limits.prices.importBytes);
	if (!bytes) return 413;
	if (!isMultipart) return bytes;
	try {
		const form = await new Response(new Uint8Array(bytes), {
			headers: { 'content-type': type },
		}).formData();
		const file = form.get('file');
		return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : 400;
	} catch {
		return 400;
	}
}

const undoBody = z.object({ at: z.iso.datetime() });

/** The requested page number; 1 if it is invalid. */
const pageOf = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

/**
 * GET …/export.csv?for=excel and POST …/import?dryRun=true&page=2 of a collection, guarded by the table of rights. `plan` is the plan of a
 * report, `marked` its number of rows to check. `POST …/import/undo` with `{ at }`, the `undo` of a report, undoes an import.
 */
export function listEndpoints<Row extends object, Stored extends object>(
	list: CsvList<Row, Stored> & { slug: Entity },
): Endpoint[] {
	const guard =
		(action: 'import' | 'export', handler: PayloadHandler): PayloadHandler =>
		async (req) => {
			if (!req.user) return errorResponse(401, 'Sign in first', 'UNAUTHENTICATED');
			requireRight(req, list.slug, action);
			return handler(req);
		};
	const upload: PayloadHandler = async (req) => {
		const bytes = await uploadedCsv(req);
		if (typeof bytes === 'number') return errorResponse(bytes, uploadErrors[bytes], 'BAD_UPLOAD');
		const { searchParams } = req;
		const plan = searchParams.get('plan');
		const marked = searchParams.get('marked');
		const report = await importList(req, list, bytes, {
			dryRun: searchParams.get('dryRun') === 'true',
			page: pageOf(searchParams.get('page')),
			...(plan === null ? {} : { plan }),
			...(marked === null ? {} : { marked: Number(marked) }),
		});
		if (report.isOutdated || report.isUnconfirmed) return jsonResponse(report, 409);
		return jsonResponse(report, report.ok ? 200 : 422);
	};
	const download: PayloadHandler = async (req) => {
		const excel = req.searchParams.get('for') === 'excel';
		return fileResponse(`${list.slug}.csv`, await exportList(req, list, excel));
	};
	const { undo } = list;
	const revert: PayloadHandler = async (req) =>
		jsonResponse(await undo?.(req, (await jsonBody(req, undoBody)).at));
	return [
		endpoint('get', '/export.csv', guard('export', download)),
		endpoint('post', '/import', guard('import', upload)),
		...(undo ? [endpoint('post', '/import/undo', guard('import', revert))] : []),
	];
}
