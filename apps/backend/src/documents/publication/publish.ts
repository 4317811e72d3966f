import {
	isLocaleCode,
	type LocaleCode,
	localeCodes,
	localeDefinition,
} from '@website/contracts/locales';
import { NotFound, type PayloadRequest, ValidationError } from 'payload';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import type { TextDocument } from '../text-document.ts';
import { draftLocales, liveLocales } from './live.ts';
import { readForUpdate, type Stored } from './read-stored.ts';

export interface Options {
	/** Added to the context of each save, such as where the address of what goes leads. */
	context?: Record<string, unknown>;
}

/** Stores a document with this status in a language, by the rights of whoever asks; without a person, by none. */
export function save(
	req: PayloadRequest,
	document: TextDocument,
	locale: LocaleCode,
	status: 'draft' | 'published',
	{ context = {} }: Options,
) {
	const shared = {
		data: { _status: status },
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

/** The same problems, each after the name of the language that it stops. */
function namedIn(
	req: PayloadRequest,
	code: LocaleCode,
	{ data }: ValidationError,
): ValidationError {
	const { name } = localeDefinition(code);
	const errors = data.errors.map((one) => ({ ...one, message: `${name}: ${one.message}` }));
	return new ValidationError({ ...data, errors, req });
}

/** A document as it is stored, locked until the transaction ends; 404 where it is gone or in the trash. */
export async function storedOf(req: PayloadRequest, document: TextDocument): Promise<Stored> {
	const storedDocument = await readForUpdate(req, document);
	if (!storedDocument) throw new NotFound(req.t);
	return storedDocument;
}

/**
 * Publishes these languages of a document's draft, all or none, with every rule of a publication: rights, checklist, fields, redirects, audit
 * trail. A language in which the draft says nothing and visitors see nothing is left out. Returns the languages that were published.
 *
 * @throws 403, 404 (gone, or in the trash), 400 with the fields that stop it.
 */
export async function publish(
	req: PayloadRequest,
	document: TextDocument,
	locales: readonly LocaleCode[],
	options: Options = {},
): Promise<LocaleCode[]> {
	return inTransaction(req, async () => {
		const { flattenedFields: fields, newest, published } = await storedOf(req, document);
		const candidates = new Set([
			...draftLocales(fields, newest),
			...liveLocales(fields, published),
		]);
		const chosen = localeCodes.filter((code) => locales.includes(code) && candidates.has(code));
		// Nothing is written in any of them: the first is tried, so that its rules say what is missing.
		const tried = chosen.length > 0 ? chosen : locales.filter(isLocaleCode).slice(0, 1);
		for (const code of tried)
			await save(req, document, code, 'published', options).catch((cause: unknown) => {
				throw cause instanceof ValidationError ? namedIn(req, code, cause) : cause;
			});
		return tried;
	});
}

/** Takes these languages of a document down; the draft stays as it is. Those that visitors don't see are left out. Returns the others. */
export async function unpublish(
	req: PayloadRequest,
	document: TextDocument,
	locales: readonly LocaleCode[],
	options: Options = {},
): Promise<LocaleCode[]> {
	return inTransaction(req, async () => {
		const { flattenedFields: fields, published } = await storedOf(req, document);
		const chosen = liveLocales(fields, published).filter((code) => locales.includes(code));
		for (const code of chosen) await save(req, document, code, 'draft', options);
		return chosen;
	});
}
