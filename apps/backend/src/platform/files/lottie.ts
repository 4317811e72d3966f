import { z } from 'zod';
import { words } from '../i18n/words.ts';
import { limits } from '../limits.ts';
import { animationFaults, countValues } from './lottie-rules.ts';
import { UploadProblem } from './upload-problem.ts';

const shape = z.object({
	/** Version of the exporter; files of the Lottie specification 1.0 have `ver` in its place. */
	v: z.string().optional(),
	fr: z.number().positive(),
	ip: z.number(),
	op: z.number(),
	w: z.number().positive(),
	h: z.number().positive(),
	layers: z.array(z.object({ ty: z.number() })).min(1),
});

/** Checks that a JSON text is a Lottie animation without code and external files; returns its size. Throws UploadProblem. */
export function checkLottie(source: string): { width: number; height: number } {
	const { animationBytes, animationValues } = limits.uploads;
	if (source.length > animationBytes || countValues(source) > animationValues)
		throw new UploadProblem(tooLarge);
	const data = parseJson(source);
	const result = shape.safeParse(data);
	if (!result.success) {
		const where = result.error.issues.map((issue) => issue.path.join('.')).filter(Boolean);
		throw new UploadProblem(notLottie(where.join(', ')));
	}
	const { code, reference } = animationFaults(data);
	if (code) throw new UploadProblem(hasCode(code));
	if (reference) throw new UploadProblem(hasExternalFile(reference));
	return { width: result.data.w, height: result.data.h };
}

const tooLarge = words(
	'The animation is too large: 5 MB and {values} names and values at most. Simplify it, or use a film.',
	'Animationen er for stor: højst 5 MB og {values} navne og værdier. Forenkl den, eller brug en film.',
	'Die Animation ist zu groß: höchstens 5 MB und {values} Namen und Werte. Vereinfachen Sie sie, oder verwenden Sie einen Film.',
	(language) => ({ values: limits.uploads.animationValues.toLocaleString(language) }),
);

const notLottie = (where: string) =>
	where
		? words(
				'The JSON is not a Lottie animation (check: {where}).',
				'JSON-teksten er ikke en Lottie-animation (se: {where}).',
				'Der JSON-Text ist keine Lottie-Animation (siehe: {where}).',
				{ where },
			)
		: words(
				'The JSON is not a Lottie animation.',
				'JSON-teksten er ikke en Lottie-animation.',
				'Der JSON-Text ist keine Lottie-Animation.',
			);

const hasCode = (where: string) =>
	words(
		'The animation contains expressions, which are code (at {where}). Convert them to keyframes before you export it.',
		'Animationen indeholder udtryk, som er kode (ved {where}). Omdan dem til keyframes, før du eksporterer den.',
		'Die Animation enthält Ausdrücke, also Code (bei {where}). Wandeln Sie sie vor dem Export in Keyframes um.',
		{ where },
	);

const hasExternalFile = (where: string) =>
	words(
		'The animation loads a file from elsewhere (at {where}). Embed pictures, and convert lettering to shapes.',
		'Animationen henter en fil et andet sted (ved {where}). Indlejr billeder, og omdan skrift til former.',
		'Die Animation lädt eine Datei von anderswo (bei {where}). Betten Sie Bilder ein, und wandeln Sie Schrift in Formen um.',
		{ where },
	);

function parseJson(source: string): unknown {
	try {
		return JSON.parse(source);
	} catch {
		return null;
	}
}
