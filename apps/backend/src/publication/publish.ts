import { isLocaleCode, type LocaleCode, localeCodes } from '@website/contracts/locales';
import { NotFound, type PayloadRequest, ValidationError } from 'payload';
import type { TextDocument } from '../documents/text-document.ts';
import type { JsonRecord } from '../platform/http/reading/json-record.ts';
import { languageName, translator, words } from '../platform/i18n/words.ts';
import { inTransaction } from '../platform/transactions/in-transaction.ts';
import { innerRequest } from '../platform/transactions/inner-request.ts';
import { contentFields, differsIn, draftLocales, liveLocales, writtenLocales } from './live.ts';
import { inLocale } from './locale-values.ts';
import { keptDraftKey } from './publication.ts';
import { readForUpdate, type StoredDocument } from './read-stored.ts';

const noAddress = words(
	'It has no address in this language, so visitors could not see it.',
	'Det har ingen adresse på dette sprog, så besøgende ville ikke kunne se det.',
	'Es hat in dieser Sprache keine Adresse, Besucher könnten es also nicht sehen.',
);

export interface PublishOptions {
	/** Added to the context of each save, such as where an unpublished URL leads. */
	context?: Record<string, unknown>;
}

interface Publication extends PublishOptions {
	/** The version to publish, in all locales. By default it is the draft; otherwise the draft stays as it is. */
	content?: JsonRecord | undefined;
}

interface Save extends PublishOptions {
	/** Values of fields in the locale. */
	values?: JsonRecord;
}

/** Saves a document with this status in a locale, with the access of the request's user; without a user it overrides access. */
export function save(
	req: PayloadRequest,
	document: TextDocument,
	locale: LocaleCode,
	status: 'draft' | 'published',
	{ context = {}, values = {} }: Save,
) {
	const shared = {
		data: { ...values, _status: status },
		depth: 0,
		locale,
		overrideAccess: req.user === null,
		user: req.user,
		context,
		req: innerRequest(req),
	} as const;
	return document.kind === 'global'
		? req.payload.updateGlobal({ slug: document.slug, ...shared })
		: req.payload.update({ collection: document.slug, id: document.id, ...shared });
}

/** Prefixes each validation error with the name of its language. */
function prefixLanguage(
	req: PayloadRequest,
	code: LocaleCode,
	{ data }: ValidationError,
): ValidationError {
	const name = languageName(code, req.i18n.language);
	const errors = data.errors.map((one) => ({ ...one, message: `${name}: ${one.message}` }));
	return new ValidationError({ ...data, errors, req });
}

/** Reads a document as it is stored and locks it until the transaction ends. Throws 404 if it does not exist or is in the trash. */
export async function requireStoredDocument(
	req: PayloadRequest,
	document: TextDocument,
): Promise<StoredDocument> {
	const storedDocument = await readForUpdate(req, document);
	if (!storedDocument) throw new NotFound(req.t);
	return storedDocument;
}

/** The options of a save that publishes a version in a locale and keeps a draft that differs from it. */
const savingVersion = (
	{ flattenedFields: fields, newest }: StoredDocument,
	{ kind, ...document }: TextDocument,
	code: LocaleCode,
	content: JsonRecord,
	context: PublishOptions['context'],
): Save => ({
	context: {
		...context,
		[keptDraftKey(document.slug, 'id' in document ? document.id : undefined)]: newest,
	},
	values: inLocale(contentFields(fields), content, code),
});

/**
 * Publishes the draft of a document, or the version `content`, in these locales, all or none, with access control, checklist, validation, redirects and audit log.
 * Locales with neither draft nor published content are skipped. Returns the published locales.
 *
 * @throws 403, 404 (deleted or in the trash), 400 with the fields that prevent publishing, or if none of the locales with text has an
 * address.
 */
export async function publish(
	req: PayloadRequest,
	document: TextDocument,
	locales: readonly LocaleCode[],
	{ content, context }: Publication = {},
): Promise<LocaleCode[]> {
	return inTransaction(req, async () => {
		const stored = await requireStoredDocument(req, document);
		const { flattenedFields: fields, newest, published } = stored;
		const candidates = new Set([
			...draftLocales(fields, content ?? newest),
			...liveLocales(fields, published),
		]);
		const codes = localeCodes.filter((code) => locales.includes(code) && candidates.has(code));
		const hidden = writtenLocales(fields, content ?? newest).find((code) => locales.includes(code));
		if (codes.length === 0 && hidden && fields.some(({ name }) => name === 'slug')) {
			const errors = [{ path: 'slug', message: translator(req)(noAddress) }];
			throw prefixLanguage(req, hidden, new ValidationError({ errors, req }));
		}
		// None of the locales has content: publishing the first one reports what is missing.
		const targets = codes.length > 0 ? codes : locales.filter(isLocaleCode).slice(0, 1);
		const keepsDraft = content !== undefined && differsIn(fields, content, newest, targets);
		for (const code of targets) {
			const options = keepsDraft
				? savingVersion(stored, document, code, content, context)
				: { ...(context ? { context } : {}) };
			await save(req, document, code, 'published', options).catch((cause: unknown) => {
				throw cause instanceof ValidationError ? prefixLanguage(req, code, cause) : cause;
			});
		}
		return targets;
	});
}

/** Unpublishes these locales of a document without changing the draft. Returns those that were published before. */
export async function unpublish(
	req: PayloadRequest,
	document: TextDocument,
	locales: readonly LocaleCode[],
	options: PublishOptions = {},
): Promise<LocaleCode[]> {
	return inTransaction(req, async () => {
		const { flattenedFields: fields, published } = await requireStoredDocument(req, document);
		const codes = liveLocales(fields, published).filter((code) => locales.includes(code));
		for (const code of codes) await save(req, document, code, 'draft', options);
		return codes;
	});
}
