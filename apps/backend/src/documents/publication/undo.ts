import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { JsonRecord } from '../../platform/http/reading/json-record.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { documentKey } from '../document-ref.ts';
import type { TextDocument } from '../text-document.ts';
import { formerKey } from './publication.ts';
import { type Options, publish, save, storedOf } from './publish.ts';

const texts = {
	tooLate: words(
		'This publication can no longer be undone: that takes less than a minute.',
		'Udgivelsen kan ikke længere fortrydes: det skal ske inden for et minut.',
		'Diese Veröffentlichung lässt sich nicht mehr rückgängig machen: Das geht nur eine Minute lang.',
	),
	changed: words(
		'This has been published again since. Nothing was undone.',
		'Det er udgivet igen siden. Intet blev fortrudt.',
		'Das wurde seitdem noch einmal veröffentlicht. Nichts wurde rückgängig gemacht.',
	),
};

const prefix = 'publication:';

/** What a publication replaced, as it is stored until it can't be undone any longer. */
const publicationRecord = z.object({
	languages: z.array(z.enum(localeCodes)),
	/** Payload's main row before it, in all languages; null where visitors saw nothing. */
	former: z.record(z.string(), z.unknown()).nullable(),
	/** When that row was written last, by the publication itself. */
	updatedAt: z.string().nullable(),
});

const keyOf = (document: TextDocument, publication: string) =>
	`${prefix}${publication}:${documentKey(document)}`;

const isRecent = (publication: string) =>
	Date.now() - Number(publication) < limits.publishing.undoMs;

const writtenAt = (row: JsonRecord | null): string | null =>
	typeof row?.updatedAt === 'string' ? new Date(row.updatedAt).toISOString() : null;

/** Removes what can't be undone any longer. */
async function forgetOld({ kv }: Payload): Promise<void> {
	for (const key of await kv.keys()) {
		const [, publication = ''] = key.split(':');
		if (key.startsWith(prefix) && !isRecent(publication)) await kv.delete(key);
	}
}

/**
 * Publishes these languages as `publish` does, and remembers for a minute what visitors saw before. Returns the name by which
 * `undoPublication` takes it back.
 */
export async function publishUndoably(
	req: PayloadRequest,
	document: TextDocument,
	locales: readonly LocaleCode[],
	options: Options = {},
): Promise<string> {
	const replaced = await inTransaction(req, async () => {
		const { published: former } = await storedOf(req, document);
		const languages = await publish(req, document, locales, options);
		const { published } = await storedOf(req, document);
		return { languages, former, updatedAt: writtenAt(published) };
	});
	// Payload's store of keys writes outside of transactions.
	await forgetOld(req.payload);
	const publication = String(Date.now());
	await req.payload.kv.set(keyOf(document, publication), replaced);
	return publication;
}

/**
 * Takes a publication back within a minute, by the rights of whoever asks: visitors see its languages, and what all languages share, as
 * before. Drafts stay as they are. Returns the languages.
 *
 * @throws 409 after a minute, or where anything of the document was published or taken down since; 403 and 404 as for the document.
 */
export async function undoPublication(
	req: PayloadRequest,
	document: TextDocument,
	publication: string,
): Promise<LocaleCode[]> {
	const key = keyOf(document, publication);
	const replaced = publicationRecord.safeParse(await req.payload.kv.get(key)).data;
	if (!replaced || !isRecent(publication))
		throw new APIError(translator(req)(texts.tooLate), 409, null, true);
	const { languages, former, updatedAt } = replaced;
	await inTransaction(req, async () => {
		const { published } = await storedOf(req, document);
		if (writtenAt(published) !== updatedAt)
			throw new APIError(translator(req)(texts.changed), 409, null, true);
		const context = { [formerKey(document.slug)]: former ?? {} };
		for (const code of languages) await save(req, document, code, 'draft', { context });
	});
	await req.payload.kv.delete(key);
	return languages;
}
