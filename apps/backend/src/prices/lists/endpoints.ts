import type { Endpoint, PayloadHandler } from 'payload';
import { errorAnswer, jsonAnswer } from '../http/answers.ts';
import { exportList } from './export-list.ts';
import { importList } from './import-list.ts';
import { type ListSlug, priceList } from './price-lists.ts';
import { uploadedCsv } from './upload.ts';

const refusals = {
	400: 'Send the file in the field "file"',
	413: 'The file is too large',
	415: 'Send text/csv or multipart/form-data',
} as const;

const forEditors =
	(handler: PayloadHandler): PayloadHandler =>
	(req) =>
		req.user ? handler(req) : errorAnswer(401, 'Sign in first', 'UNAUTHENTICATED');

/** GET …/export.csv and POST …/import?dryRun=true of a price list, for everybody who may edit it. */
export function csvEndpoints(slug: ListSlug): Endpoint[] {
	const list = priceList(slug);
	const download: PayloadHandler = async (req) =>
		new Response(await exportList(req, list), {
			headers: {
				'content-type': 'text/csv; charset=utf-8',
				'content-disposition': `attachment; filename="${slug}.csv"`,
				'cache-control': 'no-store',
			},
		});
	const upload: PayloadHandler = async (req) => {
		const bytes = await uploadedCsv({ body: req.body ?? null, headers: req.headers });
		if (typeof bytes === 'number') return errorAnswer(bytes, refusals[bytes], 'BAD_UPLOAD');
		const dryRun = req.searchParams.get('dryRun') === 'true';
		const report = await importList(req, list, bytes, dryRun);
		return jsonAnswer(report.ok ? 200 : 422, report);
	};
	return [
		{ path: '/export.csv', method: 'get', handler: forEditors(download) },
		{ path: '/import', method: 'post', handler: forEditors(upload) },
	];
}
