import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { requireAccess } from '../../../access/language-rights.ts';
import { refTo } from '../../../documents/document-key.ts';
import { holderKey, holderOf } from '../../../documents/holder.ts';
import { publish, unpublish } from '../../../documents/publication/publish.ts';
import type { BulkResult, LanguageCounts } from '../../../documents/publication/shapes.ts';
import { titles } from '../../../documents/references/read-uses.ts';
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
	const holders = documents.flatMap((key) => holderOf(req.payload, key) ?? []);
	const named = await titles(req, holders);
	const refusals: BulkResult['refusals'] = [];
	for (const key of documents) {
		const document = documentNamed(req, key);
		try {
			await requireAccess(req, refTo(document), { action: 'publish' });
			await change(req, document, languages, { context });
		} catch (cause) {
			log.info({ err: cause, document: key, action }, 'A document of several was refused');
			const holder = holderOf(req.payload, key);
			const title = (holder && named.get(holderKey(holder))) || key;
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
		const { entity, id } = refTo(documentNamed(req, key));
		return localeCodes.map((code) => `${entity}:${id ?? ''}:${code}`);
	});
	const { docs } = await req.payload.db.find<TranslationState>({
		collection: statesSlug,
		where: { key: { in: keys } },
		pagination: false,
		req,
	});
	return localeCodes.map((language) => {
		const rows = docs.filter((row) => row.language === language);
		return {
			language,
			published: rows.filter(({ published }) => published).length,
			waiting: rows.filter(({ waiting }) => waiting).length,
		};
	});
}
