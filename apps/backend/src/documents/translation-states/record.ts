import { isLocaleCode, type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import type { TranslationState } from '../../payload-types.ts';
import { type AnyDocument, documentKey } from '../document-ref.ts';
import { readForUpdate } from '../publication/read-stored.ts';
import { titleIn } from '../title-in.ts';
import { type Words, wordsNow } from './read-now.ts';
import { type Judged, judge, sourceLanguage } from './rule.ts';
import { statesSlug } from './slug.ts';

/** What is known beyond the document itself when it is looked at. */
export interface Remarks {
	/** Languages that a person calls up to date. */
	confirmed?: ReadonlySet<LocaleCode>;
	/** The language that the others are translated from from now on. */
	source?: LocaleCode;
	/** The language that a translation service has just written. */
	machine?: LocaleCode;
}

/** The key under which a document's state in a language is stored: `pages:12:da`, `header::da`. */
export const stateKey = (ref: AnyDocument, code: LocaleCode): string =>
	ref.kind === 'global' ? `${ref.slug}::${code}` : `${documentKey(ref)}:${code}`;

/** The rows of a document, by language. */
export async function recordedRows(
	req: Pick<PayloadRequest, 'payload'>,
	ref: AnyDocument,
): Promise<Partial<Record<LocaleCode, TranslationState>>> {
	const { docs } = await req.payload.db.find<TranslationState>({
		collection: statesSlug,
		where: { key: { in: localeCodes.map((code) => stateKey(ref, code)) } },
		pagination: false,
		req,
	});
	return Object.fromEntries(docs.map((row) => [row.language, row]));
}

/** Removes what was recorded of a document. */
export async function forget(req: PayloadRequest, ref: AnyDocument): Promise<void> {
	await req.payload.db.deleteMany({
		collection: statesSlug,
		where: { key: { in: localeCodes.map((code) => stateKey(ref, code)) } },
		req,
	});
}

/**
 * Looks at a document as it is stored now, in the request's transaction, and records its state in each language. May be done at any
 * time and any number of times: whatever wrote the document, the state follows from what is stored. Of what has no words yet nothing
 * is recorded.
 */
export async function record(
	req: PayloadRequest,
	ref: AnyDocument,
	remarks: Remarks = {},
): Promise<void> {
	const document = await readForUpdate(req, ref);
	if (document === null) return forget(req, ref);
	const rows = await recordedRows(req, ref);
	const words = wordsNow(document);
	const recordedSource = Object.values(rows).map(({ source }) => source)[0];
	const source =
		remarks.source ??
		sourceLanguage(words.now, isLocaleCode(recordedSource) ? recordedSource : null);
	if (source === null) return forget(req, ref);
	// What is seen for the first time was changed when it was saved, not when this program looked.
	const { updatedAt } = document.newest;
	const isFirst = Object.keys(rows).length === 0 && typeof updatedAt === 'string';
	const since = isFirst ? updatedAt : new Date().toISOString();
	const recorded = Object.fromEntries(
		Object.entries(rows).map(([code, { own, translatedFrom }]) => [
			code,
			{ own: own ?? null, translatedFrom: translatedFrom ?? null },
		]),
	);
	const judged = judge(words.now, recorded, source, remarks.confirmed);
	for (const code of localeCodes) {
		const row = rowOf(req, ref, code, { words, source, judged: judged[code], remarks, since });
		await write(req, rows[code], row);
	}
}

interface Seen {
	words: Words;
	source: LocaleCode;
	judged: Judged;
	remarks: Remarks;
	/** When what is seen was written, ISO 8601. */
	since: string;
}

function rowOf(
	req: PayloadRequest,
	ref: AnyDocument,
	code: LocaleCode,
	{ words, source, judged, remarks, since }: Seen,
): Partial<TranslationState> {
	const confirmed = remarks.confirmed?.has(code) === true;
	return {
		key: stateKey(ref, code),
		entity: ref.slug,
		document: ref.kind === 'global' ? null : String(ref.id),
		language: code,
		title: titleIn(words.titles, code) ?? null,
		source,
		state: judged.state,
		outdated: judged.outdated,
		published: judged.published,
		waiting: words.waiting[code],
		own: judged.own,
		translatedFrom: judged.translatedFrom,
		...(judged.freshlyTranslated ? { sourceTexts: words.texts[source] } : {}),
		...(judged.changed ? { changedAt: since, changedBy: req.user?.id ?? null } : {}),
		...(judged.changed || confirmed ? { machine: false } : {}),
		...(remarks.machine === code ? { machine: true } : {}),
	};
}

const sameText = (a: unknown, b: unknown) =>
	JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Writes what is new; most saves leave most languages as they were. */
async function write(
	req: PayloadRequest,
	existing: TranslationState | undefined,
	row: Partial<TranslationState>,
): Promise<void> {
	const { db } = req.payload;
	if (!existing) {
		await db.create({ collection: statesSlug, data: row, req, returning: false });
		return;
	}
	const current: Partial<Record<string, unknown>> = { ...existing };
	if (Object.entries(row).every(([name, value]) => sameText(current[name], value))) return;
	await db.updateOne({ collection: statesSlug, id: existing.id, data: row, req, returning: false });
}
