import type { Endpoint, PayloadHandler } from 'payload';
import { requireRight } from '../../access/require-right.ts';
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

const allowed =
	(slug: ListSlug, action: 'import' | 'export', handler: PayloadHandler): PayloadHandler =>
	async (req) => {
		if (!req.user) return errorAnswer(401, 'Sign in first', 'UNAUTHENTICATED');
		requireRight(req, slug, action);
		return handler(req);
	};

/** GET …/export.csv and POST …/import?dryRun=true of a price list, for those who may, by the table of rights. */
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
		{ path: '/export.csv', method: 'get', handler: allowed(slug, 'export', download) },
		{ path: '/import', method: 'post', handler: allowed(slug, 'import', upload) },
	];
}
