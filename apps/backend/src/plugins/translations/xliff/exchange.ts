import type { LocaleCode } from '@website/contracts/locales';
import { APIError, Forbidden, NotFound, type PayloadRequest, ValidationError } from 'payload';
import { requireAccess } from '../../../access/language-rights.ts';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import {
	localizedValues,
	localizedValuesForCopy,
} from '../../../documents/publication/localized-values.ts';
import {
	readForUpdate,
	readStoredDocument,
	type StoredDocument,
} from '../../../documents/publication/read-stored.ts';
import { writeDraft } from '../../../documents/publication/write-draft.ts';
import { isRecord, type JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { reportFailure } from '../../../platform/observability/report-failure.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { hasStates } from '../states/field.ts';
import { formerTexts, readRecordedTexts } from '../states/former-texts.ts';
import { documentInFile } from './document-in-file.ts';
import { clearUntranslated, copyStructure, writePassages } from './fill.ts';
import { type ParsedUnit, type ParsedXliff, readXliff } from './read.ts';
import type { DocumentProblem, FillResult, XliffReport } from './report.ts';
import { countCodes, type Unit, unitsOf } from './units.ts';
import { writeXliff, type XliffFile } from './write.ts';

async function readOrThrow(
	req: PayloadRequest,
	original: string,
	readDocument = readStoredDocument,
): Promise<StoredDocument> {
	const document = await readDocument(req, documentInFile(original));
	if (!document || !hasStates(document.fields)) throw new NotFound(req.t);
	return document;
}

/** The ids of passages whose source has changed since their translation. */
async function findOutdatedUnits(
	req: PayloadRequest,
	ref: AnyDocument,
	units: readonly Unit[],
	source: LocaleCode,
	target: LocaleCode,
): Promise<Set<string>> {
	const formerSource = await readRecordedTexts(req, ref, source, target);
	const formerByUnit = formerTexts(units, ({ words }) => words, formerSource);
	return new Set([...formerByUnit.keys()].map(({ id }) => id));
}

/** Exports the newest texts of documents in the source locale, with their translations where both have the same structure. */
export async function exportXliff(
	req: PayloadRequest,
	originals: readonly string[],
	source: LocaleCode,
	target: LocaleCode,
): Promise<string> {
	const files: XliffFile[] = [];
	for (const original of originals) {
		await requireAccess(req, documentInFile(original), { action: 'update', language: target });
		const { fields, newest } = await readOrThrow(req, original);
		const targetUnits = new Map(
			unitsOf(fields, newest, target).map(({ id, content }) => [id, content]),
		);
		const units = unitsOf(fields, newest, source);
		// Codes are numbered per passage: a translation with other codes would be rejected by the import.
		const targets = new Map(
			units.flatMap(({ id, content }) => {
				const translation = targetUnits.get(id);
				return translation !== undefined && countCodes(translation) === countCodes(content)
					? [[id, translation]]
					: [];
			}),
		);
		const outdated = await findOutdatedUnits(req, documentInFile(original), units, source, target);
		files.push({ original, units, targets, outdated });
	}
	return writeXliff(files, source, target);
}

interface ImportOptions {
	/** True to write nothing. */
	isDryRun: boolean;
	/** The only document to import, for example `pages/12`; null for all documents of the file. */
	only: string | null;
	/** The expected target locale; null to accept any. */
	expectedTarget: LocaleCode | null;
}

/** The problems of untranslated passages that the file does not contain: removed from the file, or added since the export. */
function missingUnits(
	fileUnits: readonly ParsedUnit[],
	units: readonly Unit[],
	targetUnits: readonly Unit[],
): FillResult['problems'] {
	const unitIds = new Set([...fileUnits, ...targetUnits].map(({ id }) => id));
	return units
		.filter(({ id }) => !unitIds.has(id))
		.map(({ id, words }) => ({ unit: id, problem: 'notInFile', words }));
}

async function fillDocument(
	req: PayloadRequest,
	{ source, target }: ParsedXliff,
	{ original, units: fileUnits }: ParsedXliff['files'][number],
	isDryRun: boolean,
): Promise<FillResult> {
	const ref = documentInFile(original);
	const { fields, newest } = await readOrThrow(
		req,
		original,
		isDryRun ? readStoredDocument : readForUpdate,
	);
	const units = unitsOf(fields, newest, source);
	const values = localizedValues(fields, newest, target);
	const data = copyStructure(localizedValuesForCopy(fields, newest, source), values);
	const draft: JsonRecord = isRecord(data) ? data : {};
	clearUntranslated(draft, values, units);
	const targetUnits = unitsOf(fields, newest, target);
	const outdated = await findOutdatedUnits(req, ref, units, source, target);
	const outdatedTranslations = new Map(
		targetUnits.flatMap(({ id, content }) => (outdated.has(id) ? [[id, content]] : [])),
	);
	const result = writePassages(draft, units, fileUnits, outdatedTranslations);
	result.problems.push(...missingUnits(fileUnits, units, targetUnits));
	if (!isDryRun && result.taken > 0) await writeDraft(req, ref, target, draft);
	return result;
}

async function findProblem(
	req: PayloadRequest,
	original: string,
	{ target, only }: Pick<ParsedXliff, 'target'> & Pick<ImportOptions, 'only'>,
): Promise<DocumentProblem | null> {
	if (only !== null && original !== only) return 'otherDocument';
	try {
		await requireAccess(req, documentInFile(original), { action: 'update', language: target });
		await readOrThrow(req, original);
		return null;
	} catch (cause) {
		if (cause instanceof NotFound) return 'unknownDocument';
		if (cause instanceof Forbidden) return 'forbidden';
		throw cause;
	}
}

/** Imports the translations of one document. Its problems are returned, so that the other documents are still imported. */
async function importDocument(
	req: PayloadRequest,
	file: ParsedXliff,
	fileDocument: ParsedXliff['files'][number],
	{ isDryRun, only }: ImportOptions,
): Promise<FillResult | { problem: DocumentProblem }> {
	const { original } = fileDocument;
	try {
		return await inTransaction(req, async () => {
			const problem = await findProblem(req, original, { target: file.target, only });
			return problem ? { problem } : await fillDocument(req, file, fileDocument, isDryRun);
		});
	} catch (cause) {
		if (cause instanceof APIError && cause.status === 423) return { problem: 'locked' };
		if (!(cause instanceof ValidationError))
			reportFailure('xliff', cause, 'Failed to save a translated document', { document: original });
		return { problem: 'notSaved' };
	}
}

/** Imports translations as drafts, each document in its own transaction. */
export async function importXliff(
	req: PayloadRequest,
	text: string,
	options: ImportOptions,
): Promise<XliffReport> {
	const file = await readXliff(text);
	if (typeof file === 'string') return { problem: file };
	const { target } = file;
	const { expectedTarget } = options;
	if (expectedTarget !== null && expectedTarget !== target)
		return { problem: 'otherLanguage', target };
	const files: Extract<XliffReport, { files: unknown }>['files'] = [];
	for (const fileDocument of file.files)
		files.push({
			original: fileDocument.original,
			...(await importDocument(req, file, fileDocument, options)),
		});
	return { target, files };
}
