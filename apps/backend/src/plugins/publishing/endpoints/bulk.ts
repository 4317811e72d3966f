import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { requireAccess } from '../../../access/language-rights.ts';
import { documentAt } from '../../../documents/document.ts';
import { publish, unpublish } from '../../../documents/publication/publish.ts';
import type { BulkResult, LanguageCounts } from '../../../documents/publication/shapes.ts';
import { titles } from '../../../documents/references/read-references.ts';
import { stateKey } from '../../../documents/translation-states/record.ts';
import { statesSlug } from '../../../documents/translation-states/slug.ts';
import type { TranslationState } from '../../../payload-types.ts';
import { log } from '../../../platform/observability/log.ts';
import { documentNamed } from './document-state.ts';

/** What a person is told of a document that was refused. */
function messageOf(cause: unknown): string {
	if (cause instanceof ValidationError)
		return cause.data.errors.map(({ message }) => message).join(' ');
	if (cause instanceof APIError && cause.isPublic) return cause.message;
	throw cause;
}

/**
 * Publishes or takes down these languages of many documents, each in a transaction of its own, so that one that is refused holds up no
 * other. Refusals are named by title.
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
	const named = await titles(
		req,
		documents.flatMap((key) => documentAt(req.payload, key) ?? []),
	);
	const refusals: BulkResult['refusals'] = [];
	for (const key of documents) {
		const document = documentNamed(req, key);
		try {
			await requireAccess(req, document, { action: 'publish' });
			await change(req, document, languages, { context });
		} catch (cause) {
			log.info({ err: cause, document: key, action }, 'A document of several was refused');
			const title = named.get(key) || key;
			refusals.push({ document: key, title, message: messageOf(cause) });
		}
	}
	return { done: documents.length - refusals.length, refusals };
}

/** How many of these documents visitors see in each language, and in how many a draft says something else. */
export async function countLanguages(
	req: PayloadRequest,
	documents: readonly string[],
): Promise<LanguageCounts> {
	const keys = documents.flatMap((key) => {
		const document = documentNamed(req, key);
		return localeCodes.map((code) => stateKey(document, code));
	});
	const { docs } = await req.payload.db.find<TranslationState>({
		collection: statesSlug,
		where: { key: { in: keys } },
		pagination: false,
		req,
	});
	return siteLocaleCodes().map((language) => {
		const rows = docs.filter((row) => row.language === language);
		return {
			language,
			published: rows.filter(({ published }) => published).length,
			waiting: rows.filter(({ waiting }) => waiting).length,
		};
	});
}
