import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { ownValues, valuesForAnother } from '../../../documents/publication/localized-values.ts';
import {
	readForUpdate,
	readStored,
	type Stored,
} from '../../../documents/publication/read-stored.ts';
import { writeDraft } from '../../../documents/publication/write-draft.ts';
import { updateStates } from '../../../documents/translation-states/record.ts';
import { isRecord } from '../../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { formerTexts, recordedTexts } from '../states/former-texts.ts';
import { readPassage } from '../xliff/element.ts';
import { fill, structureOf } from '../xliff/fill.ts';
import type { ReadUnit } from '../xliff/read.ts';
import type { Filled } from '../xliff/report.ts';
import { codesIn, type Unit, unitsOf } from '../xliff/units.ts';
import type { TranslationService } from './service.ts';

/**
 * Fills what a language lacks, or what the source has changed since, with a service's translation, as a draft that is marked as such.
 * What people translated stays where the source is as it was. The service is asked outside of any transaction; what changed in the
 * source meanwhile is reported, not taken.
 */
export async function translateDocument(
	req: PayloadRequest,
	ref: AnyDocument,
	{ source, target }: { source: LocaleCode; target: LocaleCode },
	translate: TranslationService,
): Promise<Filled> {
	const before = await read(req, ref);
	const units = unitsOf(before.fields, before.newest, source);
	const translations = await translated(req, ref, before, { source, target, units });
	const missing = units.filter(({ id }) => !translations.has(id));
	const answers = await translate(
		missing.map(({ content }) => content),
		source,
		target,
	);
	for (const [at, { id }] of missing.entries()) translations.set(id, answers[at] ?? '');
	return inTransaction(req, async () => {
		const document = await read(req, ref, readForUpdate);
		const { fields, newest } = document;
		const data = structureOf(
			valuesForAnother(fields, newest, source),
			ownValues(fields, newest, target),
		);
		const draft = isRecord(data) ? data : {};
		// A person may have written some of it while the service was asked.
		const current = await translated(req, ref, document, { source, target, units });
		const passages = units.map((unit) =>
			readUnit(unit, current.get(unit.id) ?? translations.get(unit.id) ?? ''),
		);
		const filled = fill(draft, unitsOf(fields, newest, source), passages);
		if (missing.length > 0 && filled.taken > 0) {
			await writeDraft(req, ref, target, draft);
			await updateStates(req, ref, { machine: target });
		}
		return { ...filled, taken: missing.length - filled.problems.length };
	});
}

async function read(
	req: PayloadRequest,
	ref: AnyDocument,
	readDocument = readStored,
): Promise<Stored> {
	const document = await readDocument(req, ref);
	if (!document) throw new NotFound(req.t);
	return document;
}

interface Asked {
	source: LocaleCode;
	target: LocaleCode;
	units: readonly Unit[];
}

/** What is translated and up to date, by the passage's id. A translation with other codes than the source is translated anew. */
async function translated(
	req: PayloadRequest,
	ref: AnyDocument,
	{ fields, newest }: Stored,
	{ source, target, units }: Asked,
): Promise<Map<string, string>> {
	const former = await recordedTexts(req, ref, source, target);
	const changed = formerTexts(units, ({ words }) => words, former);
	const present = new Map(unitsOf(fields, newest, target).map(({ id, content }) => [id, content]));
	return new Map(
		units.flatMap((unit) => {
			const text = present.get(unit.id);
			const isCurrent =
				text !== undefined && !changed.has(unit) && codesIn(text) === codesIn(unit.content);
			return isCurrent ? [[unit.id, text]] : [];
		}),
	);
}

/** As a file of translations has it; what the service answered and is no XML has no translation. */
function readUnit({ id, content }: Unit, response: string): ReadUnit {
	const from = readPassage(content);
	if (!from) throw new Error(`The passage ${id} is no XML`);
	return { id, source: from, target: readPassage(response), isInitial: false };
}
