import type { Endpoint, PayloadHandler } from 'payload';
import { requireRight } from '../../access/require-right.ts';
import { errorAnswer, jsonAnswer } from '../../prices/http/answers.ts';
import { uploadedCsv } from '../../prices/lists/upload.ts';
import { exportRedirects, importRedirectList } from './lists.ts';

const refusals = {
	400: 'Send the file in the field "file"',
	413: 'The file is too large',
	415: 'Send text/csv or multipart/form-data',
} as const;

const allowed =
	(action: 'import' | 'export', handler: PayloadHandler): PayloadHandler =>
	async (req) => {
		if (!req.user) return errorAnswer(401, 'Sign in first', 'UNAUTHENTICATED');
		requireRight(req, 'redirects', action);
		return handler(req);
	};

const download: PayloadHandler = async (req) =>
	new Response(await exportRedirects(req), {
		headers: {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': 'attachment; filename="redirects.csv"',
			'cache-control': 'no-store',
		},
	});

const upload: PayloadHandler = async (req) => {
	const bytes = await uploadedCsv({ body: req.body ?? null, headers: req.headers });
	if (typeof bytes === 'number') return errorAnswer(bytes, refusals[bytes], 'BAD_UPLOAD');
	const dryRun = req.searchParams.get('dryRun') === 'true';
	const report = await importRedirectList(req, bytes, dryRun);
	return jsonAnswer(report.ok ? 200 : 422, report);
};

/** GET /api/redirects/export.csv and POST /api/redirects/import?dryRun=true, for those who may, by the table of rights. */
export const redirectEndpoints: Endpoint[] = [
	{ path: '/export.csv', method: 'get', handler: allowed('export', download) },
	{ path: '/import', method: 'post', handler: allowed('import', upload) },
];
