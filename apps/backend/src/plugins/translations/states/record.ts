import { isLocaleCode, type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { type AnyDocument, documentKey } from '../../../documents/document-ref.ts';
import { titleIn } from '../../../documents/title-in.ts';
import type { TranslationState } from '../../../payload-types.ts';
import { readForUpdate } from '../../../publication/read-stored.ts';
import { statesSlug } from './document-states.ts';
import { type DocumentTexts, documentTexts } from './document-texts.ts';
import { type Evaluation, evaluate, sourceLanguage } from './evaluate.ts';

/** Options of `updateStates`: facts that the document itself does not contain. */
export interface StateOptions {
	/** Locales that an editor confirmed as up to date. */
	confirmed?: ReadonlySet<LocaleCode>;
	/** The new source locale. */
	source?: LocaleCode;
	/** The locale that a translation service has just filled in. */
	machine?: LocaleCode;
}

/** The key of a document's state in a locale: `pages:12:da`, `header::da`. */
const stateKey = (ref: AnyDocument, code: LocaleCode): string =>
	ref.kind === 'global' ? `${ref.slug}::${code}` : `${documentKey(ref)}:${code}`;

/** The stored states of a document by locale. */
export async function stateRows(
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

/** Deletes the stored states of a document. */
export async function deleteStates(req: PayloadRequest, ref: AnyDocument): Promise<void> {
	await req.payload.db.deleteMany({
		collection: statesSlug,
		where: { key: { in: localeCodes.map((code) => stateKey(ref, code)) } },
		req,
	});
}

/**
 * Determines the translation state of a stored document in each locale, and stores it in the request's transaction. It can run at any time
 * and any number of times, because the states depend only on stored data. A document without texts has no states.
 */
export async function updateStates(
	req: PayloadRequest,
	ref: AnyDocument,
	options: StateOptions = {},
): Promise<void> {
	const document = await readForUpdate(req, ref);
	if (document === null) return deleteStates(req, ref);
	const rows = await stateRows(req, ref);
	const current = documentTexts(document);
	const recordedSource = Object.values(rows).map(({ source }) => source)[0];
	const source =
		options.source ??
		sourceLanguage(current.now, isLocaleCode(recordedSource) ? recordedSource : null);
	if (source === null) return deleteStates(req, ref);
	// The first states of a document date from its last save, not from now.
	const { updatedAt } = document.newest;
	const isFirst = Object.keys(rows).length === 0 && typeof updatedAt === 'string';
	const since = isFirst ? updatedAt : new Date().toISOString();
	const recorded = Object.fromEntries(
		Object.entries(rows).map(([code, { own, translatedFrom }]) => [
			code,
			{ own: own ?? null, translatedFrom: translatedFrom ?? null },
		]),
	);
	const evaluation = evaluate(current.now, recorded, source, options.confirmed);
	for (const code of localeCodes) {
		const row = rowOf(req, ref, code, {
			current,
			source,
			evaluation: evaluation[code],
			options,
			since,
		});
		await writeRow(req, rows[code], row);
	}
}

interface RowInput {
	current: DocumentTexts;
	source: LocaleCode;
	evaluation: Evaluation;
	options: StateOptions;
	/** When the texts were changed, ISO 8601. */
	since: string;
}

function rowOf(
	req: PayloadRequest,
	ref: AnyDocument,
	code: LocaleCode,
	{ current, source, evaluation, options, since }: RowInput,
): Partial<TranslationState> {
	const confirmed = options.confirmed?.has(code) === true;
	return {
		key: stateKey(ref, code),
		entity: ref.slug,
		document: ref.kind === 'global' ? null : String(ref.id),
		language: code,
		title: titleIn(current.titles, code) ?? null,
		source,
		state: evaluation.state,
		outdated: evaluation.outdated,
		published: evaluation.published,
		waiting: current.waiting[code],
		own: evaluation.own,
		translatedFrom: evaluation.translatedFrom,
		...(evaluation.freshlyTranslated ? { sourceTexts: current.texts[source] } : {}),
		...(evaluation.changed ? { changedAt: since, changedBy: req.user?.id ?? null } : {}),
		...(evaluation.changed || confirmed ? { machine: false } : {}),
		...(options.machine === code ? { machine: true } : {}),
	};
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Writes a row if it differs from the existing one; most saves change few locales. */
async function writeRow(
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
	if (Object.entries(row).every(([name, value]) => isEqual(current[name], value))) return;
	await db.updateOne({ collection: statesSlug, id: existing.id, data: row, req, returning: false });
}
