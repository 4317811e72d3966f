import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { requireAccess } from '../../access/language-rights.ts';
import { parseDocumentKey } from '../../documents/document.ts';
import { log } from '../../platform/observability/log.ts';
import { publish, unpublish } from '../../publication/publish.ts';
import type { BulkResult, LanguagesOf } from '../../publication/shapes.ts';
import { type Publication, recordPublication, storePublications } from '../../publication/undo.ts';
import { readTitles } from '../references/api.ts';
import { requireTextDocument } from './document-state.ts';

/** The message for the user about a refused document. Rethrows errors that are not public. */
function messageOf(cause: unknown): string {
	if (cause instanceof ValidationError)
		return cause.data.errors.map(({ message }) => message).join(' ');
	if (cause instanceof APIError && cause.isPublic) return cause.message;
	throw cause;
}

/**
 * Publishes or unpublishes languages of many documents. Each document has its own transaction, so that a refused document does not stop the
 * others. The result lists refused documents by title, and can be undone (`undoPublications`).
 */
export async function changeMany(
	req: PayloadRequest,
	{
		action,
		changes,
		context,
	}: {
		action: 'publish' | 'unpublish';
		changes: readonly LanguagesOf[];
		context: Record<string, unknown>;
	},
): Promise<BulkResult> {
	const change = action === 'publish' ? publish : unpublish;
	const titleByKey = await readTitles(
		req,
		changes.flatMap(({ document }) => parseDocumentKey(req.payload, document) ?? []),
	);
	const refusals: BulkResult['refusals'] = [];
	const publications: Publication[] = [];
	for (const { document: key, languages } of changes) {
		const document = requireTextDocument(req, key);
		try {
			await requireAccess(req, document, { action: 'publish' });
			const run = () => change(req, document, languages, { context });
			publications.push(await recordPublication(req, document, run));
		} catch (cause) {
			log.info({ err: cause, document: key, action }, 'Bulk publishing refused a document');
			const title = titleByKey.get(key) || key;
			refusals.push({ document: key, title, message: messageOf(cause) });
		}
	}
	const publication = await storePublications(req.payload, publications);
	return { done: publications.length, publication, refusals };
}
