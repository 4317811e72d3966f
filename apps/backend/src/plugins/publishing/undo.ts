import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { documentKey } from '../../documents/document-ref.ts';
import type { TextDocument } from '../../documents/text-document.ts';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { restoredRowKey } from '../../publication/publication.ts';
import {
	type PublishOptions,
	publish,
	requireStoredDocument,
	save,
} from '../../publication/publish.ts';
import { limits } from './limits.ts';

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

/**
 * Publishes these locales like `publish`, and stores the replaced content for a minute. Returns the id of the publication for
 * `undoPublication`.
 */
export async function publishWithUndo(
	req: PayloadRequest,
	document: TextDocument,
	locales: readonly LocaleCode[],
	options: PublishOptions = {},
): Promise<string> {
	const record = await inTransaction(req, async () => {
		const { published: former } = await requireStoredDocument(req, document);
		const languages = await publish(req, document, locales, options);
		const { published } = await requireStoredDocument(req, document);
		return { languages, former, updatedAt: updatedAtOf(published) };
	});
	// Payload's key-value store writes outside of transactions.
	await deleteExpired(req.payload);
	const publication = String(Date.now());
	await req.payload.kv.set(keyOf(document, publication), record);
	return publication;
}

/**
 * Undoes a publication within a minute, with the access of the request's user: its locales and the shared fields get their former published
 * content. Drafts do not change. Returns the locales.
 *
 * @throws 409 after a minute, or if the document was published or unpublished since; 403 and 404 as for the document.
 */
export async function undoPublication(
	req: PayloadRequest,
	document: TextDocument,
	publication: string,
): Promise<LocaleCode[]> {
	const key = keyOf(document, publication);
	const record = publicationRecord.safeParse(await req.payload.kv.get(key)).data;
	if (!record || !isRecent(publication))
		throw new APIError(translator(req)(texts.tooLate), 409, null, true);
	const { languages, former, updatedAt } = record;
	await inTransaction(req, async () => {
		const { published } = await requireStoredDocument(req, document);
		if (updatedAtOf(published) !== updatedAt)
			throw new APIError(translator(req)(texts.changed), 409, null, true);
		const context = { [restoredRowKey(document.slug)]: former ?? {} };
		for (const code of languages) await save(req, document, code, 'draft', { context });
	});
	await req.payload.kv.delete(key);
	return languages;
}
