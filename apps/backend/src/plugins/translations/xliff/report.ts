import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';

/** Why nothing of a file can be read. `repeated`: a document, or a passage of one, is in it twice (ids are unique, XLIFF 2.0, 4.3.1.16). */
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

/** Why nothing of a document was taken. */
const documentProblem = z.enum([
	'unknownDocument',
	'otherDocument',
	'forbidden',
	'locked',
	'notSaved',
]);
export type DocumentProblem = z.infer<typeof documentProblem>;

/** Why a passage was not taken. */
const unitProblem = z.enum([
	'unknownUnit',
	'sourceChanged',
	'brokenCodes',
	'untranslated',
	'unchecked',
	'notInFile',
]);
export type UnitProblem = z.infer<typeof unitProblem>;

const filled = z.object({
	/** How many passages were taken. */
	taken: z.number(),
	/** With the words of the source, where it has the passage. */
	problems: z.array(
		z.object({ unit: z.string(), problem: unitProblem, words: z.string().optional() }),
	),
});
export type Filled = z.infer<typeof filled>;

const original = z.object({ original: z.string() });
const language = z.enum(localeCodes);

/** What became of a file: of each document, or why none of it could be read. */
export const xliffReport = z.union([
	z.object({ problem: z.literal('otherLanguage'), target: language }),
	z.object({ problem: z.union([fileProblem, z.literal('tooLarge')]) }),
	z.object({
		/** The language that was written. */
		target: language,
		files: z.array(
			z.union([original.extend(filled.shape), original.extend({ problem: documentProblem })]),
		),
	}),
]);
export type XliffReport = z.infer<typeof xliffReport>;
