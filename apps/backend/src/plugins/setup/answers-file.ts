import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { administratorAnswers, defaultLanguageRule, siteFields } from './site-answers.ts';

const administrator = { administrator: administratorAnswers };

/** The schema of `setup.yaml` (docs/your-own-site.md). `logo` is a path relative to that file. */
const answersFile = z.discriminatedUnion('start', [
	z.strictObject({ start: z.literal('demo'), ...administrator }),
	z
		.strictObject({
			start: z.enum(['starter', 'empty']),
			...administrator,
			...siteFields,
			logo: z.string().min(1).optional(),
		})
		.refine(...defaultLanguageRule),
]);
export type AnswersFile = z.infer<typeof answersFile>;

/** The answers file is unreadable or invalid. The message has a line for each problem, with its line number and field. */
export class AnswersError extends Error {
	override name = 'AnswersError';
}

type Path = readonly PropertyKey[];

/** The offset of the value at a path, or of its nearest existing ancestor. */
function offsetOf(document: Document, path: Path): number {
	for (let length = path.length; length > 0; length -= 1) {
		const node = document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return node.range[0];
	}
	return 0;
}

/** The offset of a key that is not in the schema. */
function offsetOfKey(document: Document, path: Path, key: string): number {
	const map = path.length === 0 ? document.contents : document.getIn(path, true);
	const pair = isMap(map)
		? map.items.find((item) => isScalar(item.key) && item.key.value === key)
		: undefined;
	return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetOf(document, path);
}

/** Reads and validates the answers file; throws an `AnswersError`. */
export function readAnswersFile(file: string): AnswersFile {
	let source: string;
	try {
		source = readFileSync(file, 'utf8');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new AnswersError(`${file} can't be read: ${reason}`, { cause });
	}
	return parseAnswers(source, file);
}

/** Parses and validates answers; `file` is the path in error messages. Throws an `AnswersError`. */
export function parseAnswers(source: string, file: string): AnswersFile {
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines });
	const position = (offset: number) => `${file}:${lines.linePos(offset).line}`;
	const [parseError] = document.errors;
	if (parseError) throw new AnswersError(`${position(parseError.pos[0])}: ${parseError.message}`);
	const result = answersFile.safeParse(document.toJS() ?? {});
	if (result.success) return result.data;
	const problems = result.error.issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => {
					const field = [...issue.path, key].join('.');
					return `${position(offsetOfKey(document, issue.path, key))}: ${field}: there is no such field`;
				})
			: `${position(offsetOf(document, issue.path))}: ${issue.path.join('.') || 'file'}: ${issue.message}`,
	);
	throw new AnswersError(problems.join('\n'));
}
