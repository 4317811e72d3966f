import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentKey } from '../documents/document-ref.ts';
import type { TextDocument } from '../documents/text-document.ts';
import type { JsonRecord } from '../platform/http/reading/json-record.ts';
import { translator, words } from '../platform/i18n/words.ts';
import { inTransaction } from '../platform/transactions/in-transaction.ts';
import { limits } from './limits.ts';
import { restoredRowKey } from './publication.ts';
import { requireStoredDocument, save } from './publish.ts';

const texts = {
	tooLate: words(
		'This publication can no longer be undone: that takes less than a minute.',
		'Udgivelsen kan ikke længere fortrydes: Det skal ske inden for et minut.',
		'Diese Veröffentlichung lässt sich nicht mehr rückgängig machen: Das geht nur eine Minute lang.',
	),
	changed: words(
		'This has been published again since. Nothing was undone.',
		'Det er udgivet igen siden. Intet blev fortrudt.',
		'Das wurde seitdem noch einmal veröffentlicht. Nichts wurde rückgängig gemacht.',
	),
};

const prefix = 'publication:';

/** The content that a publication replaced. It is stored while the publication can be undone. */
const publicationRecord = z.object({
	languages: z.array(z.enum(localeCodes)),
	/** Payload's main row before the publication, in all locales; null if nothing was published. */
	former: z.record(z.string(), z.unknown()).nullable(),
	/** When the publication wrote the main row. */
	updatedAt: z.string().nullable(),
});

const keyOf = (document: TextDocument, publication: string) =>
	`${prefix}${publication}:${documentKey(document)}`;

const isRecent = (publication: string) => Date.now() - Number(publication) < limits.undoMs;

const updatedAtOf = (row: JsonRecord | null): string | null =>
	typeof row?.updatedAt === 'string' ? new Date(row.updatedAt).toISOString() : null;

/** Deletes the records of publications that can no longer be undone. */
async function deleteExpired({ kv }: Payload): Promise<void> {
	for (const key of await kv.keys()) {
		const [, publication = ''] = key.split(':');
		if (key.startsWith(prefix) && !isRecent(publication)) await kv.delete(key);
	}
}

/** A change of the published content of a document, and what it replaced. */
export interface Publication {
	document: TextDocument;
	record: z.infer<typeof publicationRecord>;
}

/**
 * Publishes or unpublishes a document and records what that replaced.
 *
 * @param change returns the locales that it changed
 */
export async function recordPublication(
	req: PayloadRequest,
	document: TextDocument,
	change: () => Promise<LocaleCode[]>,
): Promise<Publication> {
	return inTransaction(req, async () => {
		const { published: former } = await requireStoredDocument(req, document);
		const languages = await change();
		const { published } = await requireStoredDocument(req, document);
		return { document, record: { languages, former, updatedAt: updatedAtOf(published) } };
	});
}

/** Stores for a minute what publications replaced, after their transaction: Payload's key-value store writes outside of transactions. Returns the id for `undoPublications`. */
export async function storePublications(
	payload: Payload,
	publications: readonly Publication[],
): Promise<string> {
	await deleteExpired(payload);
	const id = String(Date.now());
	for (const { document, record } of publications)
		await payload.kv.set(keyOf(document, id), record);
	return id;
}

/**
 * Undoes the publications of these documents within a minute, all or none, with the access of the request's user: their locales and the
 * shared fields get their former published content. Drafts do not change.
 *
 * @param id of `storePublications`
 * @throws 409 after a minute, or if a document was published or unpublished since; 403 and 404 as for the document.
 */
export async function undoPublications(
	req: PayloadRequest,
	documents: readonly TextDocument[],
	id: string,
): Promise<void> {
	const { kv } = req.payload;
	await inTransaction(req, async () => {
		for (const document of documents) {
			const record = publicationRecord.safeParse(await kv.get(keyOf(document, id))).data;
			if (!record || !isRecent(id))
				throw new APIError(translator(req)(texts.tooLate), 409, null, true);
			const { published } = await requireStoredDocument(req, document);
			if (updatedAtOf(published) !== record.updatedAt)
				throw new APIError(translator(req)(texts.changed), 409, null, true);
			const context = { [restoredRowKey(document.slug)]: record.former ?? {} };
			for (const code of record.languages) await save(req, document, code, 'draft', { context });
		}
	});
	for (const document of documents) await kv.delete(keyOf(document, id));
}
