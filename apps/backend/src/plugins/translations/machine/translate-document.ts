import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { isRecord } from '../../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { localizedValues, localizedValuesForCopy } from '../../../publication/localized-values.ts';
import {
	readForUpdate,
	readStoredDocument,
	type StoredDocument,
} from '../../../publication/read-stored.ts';
import { writeDraft } from '../../../publication/write-draft.ts';
import { formerTexts, readRecordedTexts } from '../states/former-texts.ts';
import { updateStates } from '../states/record.ts';
import { readPassage } from '../texts/element.ts';
import { copyStructure, type FillResult, writePassages } from '../texts/fill.ts';
import { countCodes, type Unit, unitsOf } from '../texts/units.ts';
import type { TranslationService } from './service.ts';

/**
 * Translates the missing and the outdated passages of a locale with the service, into a draft that is marked as machine translated.
 * Translations by people stay if their source has not changed. The service is called outside of any transaction; passages whose source
 * changes in the meantime are reported and not written.
 */
export async function translateDocument(
	req: PayloadRequest,
	ref: AnyDocument,
	{ source, target }: { source: LocaleCode; target: LocaleCode },
	translate: TranslationService,
): Promise<FillResult> {
	const before = await readOrThrow(req, ref);
	const units = unitsOf(before.fields, before.newest, source);
	const translations = await readCurrentTranslations(req, ref, before, { source, target, units });
	const missing = units.filter(({ id }) => !translations.has(id));
	const translatedTexts = await translate(
		missing.map(({ content }) => content),
		source,
		target,
	);
	for (const [at, { id }] of missing.entries()) translations.set(id, translatedTexts[at] ?? '');
	return inTransaction(req, async () => {
		const document = await readOrThrow(req, ref, readForUpdate);
		const { fields, newest } = document;
		const data = copyStructure(
			localizedValuesForCopy(fields, newest, source),
			localizedValues(fields, newest, target),
		);
		const draft = isRecord(data) ? data : {};
		// An editor may have translated some passages during the call of the service.
		const current = await readCurrentTranslations(req, ref, document, { source, target, units });
		const passages = units.map((unit) => ({
			unit,
			target: readPassage(current.get(unit.id) ?? translations.get(unit.id) ?? ''),
		}));
		const result = writePassages(draft, unitsOf(fields, newest, source), passages);
		if (missing.length > 0 && result.taken > 0) {
			await writeDraft(req, ref, target, draft);
			await updateStates(req, ref, { machine: target });
		}
		return { ...result, taken: missing.length - result.problems.length };
	});
}

async function readOrThrow(
	req: PayloadRequest,
	ref: AnyDocument,
	readDocument = readStoredDocument,
): Promise<StoredDocument> {
	const document = await readDocument(req, ref);
	if (!document) throw new NotFound(req.t);
	return document;
}

interface Direction {
	source: LocaleCode;
	target: LocaleCode;
	units: readonly Unit[];
}

/** The up-to-date translations, by the id of the passage. Excludes translations whose number of inline codes differs from the source. */
async function readCurrentTranslations(
	req: PayloadRequest,
	ref: AnyDocument,
	{ fields, newest }: StoredDocument,
	{ source, target, units }: Direction,
): Promise<Map<string, string>> {
	const formerSource = await readRecordedTexts(req, ref, source, target);
	const formerByUnit = formerTexts(units, ({ words }) => words, formerSource);
	const targetTexts = new Map(
		unitsOf(fields, newest, target).map(({ id, content }) => [id, content]),
	);
	return new Map(
		units.flatMap((unit) => {
			const text = targetTexts.get(unit.id);
			const isCurrent =
				text !== undefined &&
				!formerByUnit.has(unit) &&
				countCodes(text) === countCodes(unit.content);
			return isCurrent ? [[unit.id, text]] : [];
		}),
	);
}
