import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { requireAccess } from '../../access/language-rights.ts';
import { parseDocumentKey } from '../../documents/document.ts';
import type { TranslationState } from '../../payload-types.ts';
import { log } from '../../platform/observability/log.ts';
import { publish, unpublish } from '../../publication/publish.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import type { BulkResult, LanguageCounts } from '../../publication/shapes.ts';
import { readTitles } from '../references/api.ts';
import { stateKey, statesSlug, translationProgress } from '../translations/api.ts';
import { requireTextDocument } from './document-state.ts';

/** The message for the user about a refused document. Rethrows errors that are not public. */
function messageOf(cause: unknown): string {
	if (cause instanceof ValidationError)
		return cause.data.errors.map(({ message }) => message).join(' ');
	if (cause instanceof APIError && cause.isPublic) return cause.message;
	throw cause;
}

/**
 * Publishes or unpublishes these languages of many documents. Each document has its own transaction, so that a refused document does not
 * stop the others. The result lists refused documents by title.
 */
export async function changeMany(
	req: PayloadRequest,
	{
		action,
		documents,
		languages,
		context,
	}: {
		action: 'publish' | 'unpublish';
		documents: readonly string[];
		languages: readonly LocaleCode[];
		context: Record<string, unknown>;
	},
): Promise<BulkResult> {
	const change = action === 'publish' ? publish : unpublish;
	const titleByKey = await readTitles(
		req,
		documents.flatMap((key) => parseDocumentKey(req.payload, key) ?? []),
	);
	const refusals: BulkResult['refusals'] = [];
	for (const key of documents) {
		const document = requireTextDocument(req, key);
		try {
			await requireAccess(req, document, { action: 'publish' });
			await change(req, document, languages, { context });
		} catch (cause) {
			log.info({ err: cause, document: key, action }, 'Bulk publishing refused a document');
			const title = titleByKey.get(key) || key;
			refusals.push({ document: key, title, message: messageOf(cause) });
		}
	}
	return { done: documents.length - refusals.length, refusals };
}

/** By language: how many of these documents are published, have unpublished changes, or would be published with texts missing. */
export async function countLanguages(
	req: PayloadRequest,
	documents: readonly string[],
): Promise<LanguageCounts> {
	const keys = documents.flatMap((key) => {
		const document = requireTextDocument(req, key);
		return localeCodes.map((code) => stateKey(document, code));
	});
	const { docs } = await req.payload.db.find<TranslationState>({
		collection: statesSlug,
		where: { key: { in: keys } },
		pagination: false,
		req,
	});
	const progress: Awaited<ReturnType<typeof translationProgress>>[] = [];
	for (const key of documents) {
		const document = requireTextDocument(req, key);
		const stored = await readStoredDocument(req, document);
		if (stored) progress.push(await translationProgress(req, document, stored));
	}
	return siteLocaleCodes().map((language) => {
		const rows = docs.filter((row) => row.language === language);
		return {
			language,
			published: rows.filter(({ published }) => published).length,
			waiting: rows.filter(({ waiting }) => waiting).length,
			incomplete: progress.filter(({ incomplete }) => incomplete[language]).length,
		};
	});
}
