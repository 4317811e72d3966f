import { localeCodes } from '@website/contracts/locales';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { readBody } from '../../../platform/http/reading/read-body.ts';
import { fileResponse, jsonResponse } from '../../../platform/http/responses.ts';
import { limits } from '../../../platform/limits.ts';
import { exportXliff, importXliff } from './exchange.ts';
import type { XliffReport } from './report.ts';
import { findWaitingDocuments } from './waiting.ts';

const language = z.enum(localeCodes);
const schema = z
	.object({
		source: language,
		target: language,
		document: z
			.array(z.string().regex(/^[a-z-]+(\/\d{1,10})?$/))
			.max(limits.translations.xliffDocuments),
	})
	.refine(({ source, target }) => source !== target);

async function download(req: PayloadRequest): Promise<Response> {
	const query = schema.safeParse({
		source: req.searchParams.get('source'),
		target: req.searchParams.get('target'),
		document: req.searchParams.getAll('document'),
	});
	if (!query.success)
		throw new APIError(
			`source and target are two of ${localeCodes.join(', ')}; document is such as pages/12, at most ${limits.translations.xliffDocuments} of them`,
			400,
			null,
			true,
		);
	const { source, target, document: requestedDocuments } = query.data;
	const documents =
		requestedDocuments.length > 0
			? requestedDocuments
			: await findWaitingDocuments(req, source, target);
	const text = await exportXliff(req, documents, source, target);
	const name =
		requestedDocuments.length === 1 ? requestedDocuments[0]?.replace('/', '-') : 'documents';
	return fileResponse(`${name}-${source}-${target}.xlf`, text);
}

async function upload(req: PayloadRequest): Promise<Response> {
	const target = language.nullable().safeParse(req.searchParams.get('target'));
	if (!target.success)
		throw new APIError(`target must be one of ${localeCodes.join(', ')}`, 400, null, true);
	const { xliffBytes } = limits.translations;
	const body = await readBody({ body: req.body ?? null, headers: req.headers }, xliffBytes);
	if (!body) return jsonResponse({ problem: 'tooLarge' } satisfies XliffReport, 413);
	const report = await importXliff(req, body.toString('utf8'), {
		isDryRun: req.searchParams.get('dryRun') === 'true',
		only: req.searchParams.get('document'),
		expectedTarget: target.data,
	});
	return jsonResponse(report, 'problem' in report ? 422 : 200);
}

/**
 * `GET …/xliff?source=en&target=da&document=pages/12` exports documents, `POST …/xliff?dryRun=true&target=da&document=pages/12` imports
 * them. Both require the right to update the documents. Without `document`, the export contains the documents that are missing or outdated
 * in the target, up to the limit of one file, and the import all documents of the file. A file with another target than `target` is
 * refused.
 */
export const xliffEndpoints: Endpoint[] = [
	{ path: '/xliff', method: 'get', handler: download },
	{ path: '/xliff', method: 'post', handler: upload },
];
