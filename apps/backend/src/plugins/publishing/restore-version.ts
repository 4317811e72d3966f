import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { APIError, NotFound, type PayloadRequest } from 'payload';
import { requireAccess } from '../../access/language-rights.ts';
import type { TextDocument } from '../../documents/text-document.ts';
import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import { languageName, translator, words } from '../../platform/i18n/words.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { changesBetween } from '../../publication/changes.ts';
import { contentFields, isLive, writtenLocales } from '../../publication/live.ts';
import { copyLocales, inLocale } from '../../publication/locale-values.ts';
import { readForUpdate } from '../../publication/read-stored.ts';
import type { VersionContent } from '../../publication/shapes.ts';
import { writeDraft } from '../../publication/write-draft.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { requireStoredContent, requireTextDocument } from './document-state.ts';

const texts = {
	neverPublished: words(
		'This language was never published, so there is nothing to go back to.',
		'Dette sprog er aldrig blevet udgivet, så der er intet at gå tilbage til.',
		'Diese Sprache wurde noch nie veröffentlicht, es gibt also nichts, wohin man zurückkönnte.',
	),
	lacks: words(
		'The version has no text in this language: ',
		'Versionen har ingen tekst på dette sprog: ',
		'Die Version hat keinen Text in dieser Sprache: ',
	),
};

interface StoredVersion {
	savedAt: string;
	content: JsonRecord;
}

async function readVersion(
	req: PayloadRequest,
	document: TextDocument,
	id: number,
): Promise<StoredVersion> {
	const { db } = req.payload;
	const shared = { limit: 1, locale: 'all', pagination: false, req } as const;
	const byId = { id: { equals: id } };
	const { docs } =
		document.kind === 'global'
			? await db.findGlobalVersions<JsonRecord>({
					...shared,
					global: document.slug,
					where: byId,
				})
			: await db.findVersions<JsonRecord>({
					...shared,
					collection: document.slug,
					where: { and: [byId, { parent: { equals: document.id } }] },
				});
	const [version] = docs;
	if (!version || !isRecord(version.version)) throw new NotFound(req.t);
	return { savedAt: new Date(version.updatedAt).toISOString(), content: version.version };
}

/**
 * The languages of a version, and its differences from the current draft in each.
 *
 * @throws 403 and 404 as for the document.
 */
export async function readVersionContent(
	req: PayloadRequest,
	key: string,
	id: number,
): Promise<VersionContent> {
	const document = requireTextDocument(req, key);
	await requireAccess(req, document, { action: 'read' });
	const { flattenedFields: fields, newest } = await requireStoredContent(req, document);
	const { savedAt, content } = await readVersion(req, document, id);
	const locales = writtenLocales(fields, content);
	const contents = [content, newest] as const;
	return {
		savedAt,
		savedBy: typeof content.changedBy === 'string' ? content.changedBy : null,
		languages: localeCodes.map((language) => ({
			language,
			has: locales.includes(language),
			changes: changesBetween(req, fields, contents, language),
		})),
		shared: { changes: changesBetween(req, fields, contents, null) },
	};
}

/** The addresses of a version; in languages in which it has none yet, those of the draft. */
function addressesOf(newest: JsonRecord, version: JsonRecord): JsonRecord {
	if (!isRecord(newest.slug)) return {};
	const own = Object.entries(isRecord(version.slug) ? version.slug : {});
	return { slug: { ...newest.slug, ...Object.fromEntries(own.filter(([, slug]) => slug)) } };
}

/**
 * Replaces the draft of these languages with a version, and with `shared` also the fields that all languages share. Publishes nothing and
 * leaves other languages unchanged. An address that the version lacks stays. The previous draft remains a version.
 *
 * @throws 409 for a language in which the version has no text; 403, 404 and 423 as for the document.
 */
export async function restore(
	req: PayloadRequest,
	key: string,
	{
		version: id,
		languages,
		shared,
	}: { version: number; languages: readonly LocaleCode[]; shared: boolean },
): Promise<void> {
	const document = requireTextDocument(req, key);
	const ref = document;
	for (const language of languages) await requireAccess(req, ref, { action: 'update', language });
	if (shared) await requireAccess(req, ref, { action: 'update' });
	await inTransaction(req, async () => {
		const { flattenedFields, newest } = await requireStoredContent(req, document, readForUpdate);
		const { content } = await readVersion(req, document, id);
		const fields = contentFields(flattenedFields);
		const locales = writtenLocales(flattenedFields, content);
		const missing = languages.find((code) => !locales.includes(code));
		if (missing)
			throw new APIError(
				`${translator(req)(texts.lacks)}${languageName(missing, req.i18n.language)}`,
				409,
				null,
				true,
			);
		const source = { ...content, ...addressesOf(newest, content) };
		const draft = copyLocales(fields, { base: newest, source }, languages);
		const target = shared
			? copyLocales(fields, { base: content, source: draft }, localeCodes)
			: draft;
		const codes = languages.length > 0 ? languages : localeCodes.slice(0, 1);
		for (const code of codes) await writeDraft(req, ref, code, inLocale(fields, target, code));
		await recordAuditEvent(req, {
			action: 'versionRestored',
			place: key,
			locale: languages.length === 1 ? (languages[0] ?? null) : null,
			details: `${id}: ${[...languages, ...(shared ? ['shared'] : [])].join(', ')}`,
		});
	});
}

/**
 * Replaces the draft of a language with its published text. The discarded draft remains a version.
 *
 * @throws 409 if the language is not published; 403, 404 and 423 as for the document.
 */
export async function discard(
	req: PayloadRequest,
	key: string,
	language: LocaleCode,
): Promise<void> {
	const document = requireTextDocument(req, key);
	const ref = document;
	await requireAccess(req, ref, { action: 'update', language });
	await inTransaction(req, async () => {
		const { flattenedFields, newest, published } = await requireStoredContent(
			req,
			document,
			readForUpdate,
		);
		if (!published || !isLive(flattenedFields, published, language))
			throw new APIError(translator(req)(texts.neverPublished), 409, null, true);
		const fields = contentFields(flattenedFields);
		const draft = copyLocales(fields, { base: newest, source: published }, [language]);
		await writeDraft(req, ref, language, inLocale(fields, draft, language));
	});
}
