import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

/** Why a file cannot be read. `repeated`: it has a document or a passage twice (ids are unique, XLIFF 2.0, 4.3.1.16). */
const fileProblem = z.enum([
	'dtd',
	'notXml',
	'notXliff',
	'unknownLanguage',
	'tooComplex',
	'tooManyDocuments',
	'repeated',
]);
export type FileProblem = z.infer<typeof fileProblem>;

/** Why a document was not imported. */
const documentProblem = z.enum([
	'unknownDocument',
	'otherDocument',
	'forbidden',
	'locked',
	'notSaved',
]);
export type DocumentProblem = z.infer<typeof documentProblem>;

/** Why a passage was not imported. */
const unitProblem = z.enum([
	'unknownUnit',
	'sourceChanged',
	'brokenCodes',
	'untranslated',
	'unchecked',
	'notInFile',
]);
export type UnitProblem = z.infer<typeof unitProblem>;

const fillResult = z.object({
	/** The number of imported passages. */
	taken: z.number(),
	/** The problems; `words` is the source text, if the source has the passage. */
	problems: z.array(
		z.object({ unit: z.string(), problem: unitProblem, words: z.string().optional() }),
	),
});
export type FillResult = z.infer<typeof fillResult>;

const original = z.object({ original: z.string() });
const language = z.enum(localeCodes);

/** The result of an import: the result of each document, or the problem of the file. */
export const xliffReport = z.union([
	z.object({ problem: z.literal('otherLanguage'), target: language }),
	z.object({ problem: z.union([fileProblem, z.literal('tooLarge')]) }),
	z.object({
		/** The target locale of the file. */
		target: language,
		files: z.array(
			z.union([original.extend(fillResult.shape), original.extend({ problem: documentProblem })]),
		),
	}),
]);
export type XliffReport = z.infer<typeof xliffReport>;
