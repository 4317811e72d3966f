import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import type { ImportReport } from '../../platform/csv/import-report.ts';
import { uploadedCsv } from '../../platform/csv/upload.ts';
import { fileAnswer, jsonAnswer } from '../../platform/http/answers.ts';
import { errorAnswer } from '../../platform/http/errors/error-answer.ts';
import { requireRight } from '../require-right.ts';
import type { Entity } from '../rights.ts';

const refusals = {
	400: 'Send the file in the field "file"',
	413: 'The file is too large',
	415: 'Send text/csv or multipart/form-data',
} as const;

/** How a collection's rows are written as a list and read from one. */
interface List {
	write: (req: PayloadRequest) => Promise<string>;
	read: (req: PayloadRequest, bytes: Uint8Array, dryRun: boolean) => Promise<ImportReport>;
}

/** GET …/export.csv and POST …/import?dryRun=true of a collection, for those who may, by the table of rights. */
export function listEndpoints(slug: Entity, { write, read }: List): Endpoint[] {
	const allowed =
		(action: 'import' | 'export', handler: PayloadHandler): PayloadHandler =>
		async (req) => {
			if (!req.user) return errorAnswer(401, 'Sign in first', 'UNAUTHENTICATED');
			requireRight(req, slug, action);
			return handler(req);
		};
	const upload: PayloadHandler = async (req) => {
		const bytes = await uploadedCsv({ body: req.body ?? null, headers: req.headers });
		if (typeof bytes === 'number') return errorAnswer(bytes, refusals[bytes], 'BAD_UPLOAD');
		const report = await read(req, bytes, req.searchParams.get('dryRun') === 'true');
		return jsonAnswer(report, report.ok ? 200 : 422);
	};
	const download: PayloadHandler = async (req) => fileAnswer(`${slug}.csv`, await write(req));
	return [
		{ path: '/export.csv', method: 'get', handler: allowed('export', download) },
		{ path: '/import', method: 'post', handler: allowed('import', upload) },
	];
}
