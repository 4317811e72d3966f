import type { LocaleCode } from '@website/contracts/locales';
import { APIError, Forbidden, NotFound, type PayloadRequest, ValidationError } from 'payload';
import { requireAccess } from '../../../access/language-rights.ts';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { ownValues, valuesForAnother } from '../../../documents/publication/localized-values.ts';
import {
	readForUpdate,
	readStored,
	type Stored,
} from '../../../documents/publication/read-stored.ts';
import { writeDraft } from '../../../documents/publication/write-draft.ts';
import { isRecord, type JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { hasStates } from '../states/field.ts';
import { formerTexts, recordedTexts } from '../states/former-texts.ts';
import { documentInFile } from './document-in-file.ts';
import { fill, structureOf, withoutUntranslated } from './fill.ts';
import { type ReadUnit, type ReadXliff, readXliff } from './read.ts';
import type { DocumentProblem, Filled, XliffReport } from './report.ts';
import { codesIn, type Unit, unitsOf } from './units.ts';
import { writeXliff, type XliffFile } from './write.ts';

async function read(
	req: PayloadRequest,
	original: string,
	readDocument = readStored,
): Promise<Stored> {
	const document = await readDocument(req, documentInFile(original));
	if (!document || !hasStates(document.fields)) throw new NotFound(req.t);
	return document;
}

/** The ids of passages whose source has changed since they were translated. */
async function outdatedUnits(
	req: PayloadRequest,
	ref: AnyDocument,
	units: readonly Unit[],
	source: LocaleCode,
	target: LocaleCode,
): Promise<Set<string>> {
	const former = await recordedTexts(req, ref, source, target);
	const changed = formerTexts(units, ({ words }) => words, former);
	return new Set([...changed.keys()].map(({ id }) => id));
}

/** The newest texts of documents in one language, with those of another beside them where both have the same structure. */
export async function exportXliff(
	req: PayloadRequest,
	originals: readonly string[],
	source: LocaleCode,
	target: LocaleCode,
): Promise<string> {
	const files: XliffFile[] = [];
	for (const original of originals) {
		await requireAccess(req, documentInFile(original), { action: 'update', language: target });
		const { fields, newest } = await read(req, original);
		const translated = new Map(
			unitsOf(fields, newest, target).map(({ id, content }) => [id, content]),
		);
		const units = unitsOf(fields, newest, source);
		// Codes are numbered for each passage: a translation with other codes would be refused when it comes back.
		const targets = new Map(
			units.flatMap(({ id, content }) => {
				const translation = translated.get(id);
				return translation !== undefined && codesIn(translation) === codesIn(content)
					? [[id, translation]]
					: [];
			}),
		);
		const outdated = await outdatedUnits(req, documentInFile(original), units, source, target);
		files.push({ original, units, targets, outdated });
	}
	return writeXliff(files, source, target);
}

interface Import {
	/** Nothing is written. */
	isDryRun: boolean;
	/** The one document that is meant, such as `pages/12`; null for all of the file. */
	only: string | null;
	/** The language that is meant; null for the file's own. */
	into: LocaleCode | null;
}

/** Passages that a file lacks and that have no translation yet: left out on the way, or written since the file was made. */
function missingIn(
	received: readonly ReadUnit[],
	units: readonly Unit[],
	translated: readonly Unit[],
): Filled['problems'] {
	const unitIds = new Set([...received, ...translated].map(({ id }) => id));
	return units
		.filter(({ id }) => !unitIds.has(id))
		.map(({ id, words }) => ({ unit: id, problem: 'notInFile', words }));
}

async function importFile(
	req: PayloadRequest,
	{ source, target }: ReadXliff,
	{ original, units: received }: ReadXliff['files'][number],
	isDryRun: boolean,
): Promise<Filled> {
	const ref = documentInFile(original);
	const { fields, newest } = await read(req, original, isDryRun ? readStored : readForUpdate);
	const units = unitsOf(fields, newest, source);
	const values = ownValues(fields, newest, target);
	const data = structureOf(valuesForAnother(fields, newest, source), values);
	const draft: JsonRecord = isRecord(data) ? data : {};
	withoutUntranslated(draft, values, units);
	const translated = unitsOf(fields, newest, target);
	const outdated = await outdatedUnits(req, ref, units, source, target);
	const former = new Map(
		translated.flatMap(({ id, content }) => (outdated.has(id) ? [[id, content]] : [])),
	);
	const filled = fill(draft, units, received, former);
	filled.problems.push(...missingIn(received, units, translated));
	if (!isDryRun && filled.taken > 0) await writeDraft(req, ref, target, draft);
	return filled;
}

async function problemOf(
	req: PayloadRequest,
	original: string,
	{ target, only }: Pick<ReadXliff, 'target'> & Pick<Import, 'only'>,
): Promise<DocumentProblem | null> {
	if (only !== null && original !== only) return 'otherDocument';
	try {
		await requireAccess(req, documentInFile(original), { action: 'update', language: target });
		await read(req, original);
		return null;
	} catch (cause) {
		if (cause instanceof NotFound) return 'unknownDocument';
		if (cause instanceof Forbidden) return 'forbidden';
		throw cause;
	}
}

/** Takes the translations of one document; what is wrong with it does not hold up the others. */
async function takeFile(
	req: PayloadRequest,
	file: ReadXliff,
	each: ReadXliff['files'][number],
	{ isDryRun, only }: Import,
): Promise<Filled | { problem: DocumentProblem }> {
	const { original } = each;
	try {
		return await inTransaction(req, async () => {
			const problem = await problemOf(req, original, { target: file.target, only });
			return problem ? { problem } : await importFile(req, file, each, isDryRun);
		});
	} catch (cause) {
		if (cause instanceof APIError && cause.status === 423) return { problem: 'locked' };
		if (!(cause instanceof ValidationError))
			reportFailure('xliff', cause, 'A translated document was not saved', { document: original });
		return { problem: 'notSaved' };
	}
}

/** Takes translations back as drafts, each document of the file in a transaction of its own. */
export async function importXliff(
	req: PayloadRequest,
	text: string,
	options: Import,
): Promise<XliffReport> {
	const file = await readXliff(text);
	if (typeof file === 'string') return { problem: file };
	const { target } = file;
	const { into } = options;
	if (into !== null && into !== target) return { problem: 'otherLanguage', target };
	const files: Extract<XliffReport, { files: unknown }>['files'] = [];
	for (const each of file.files)
		files.push({ original: each.original, ...(await takeFile(req, file, each, options)) });
	return { target, files };
}
