import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { administratorAnswers, hasOwnDefault, ownSite } from './site-answers.ts';

const administrator = { administrator: administratorAnswers };

/** The schema of `setup.yaml` (docs/your-own-site.md). `logo` is a file beside it. */
const answersFile = z.discriminatedUnion('start', [
	z.strictObject({ start: z.literal('demo'), ...administrator }),
	z
		.strictObject({
			start: z.enum(['starter', 'empty']),
			...administrator,
			...ownSite,
			logo: z.string().min(1).optional(),
		})
		.refine(...hasOwnDefault),
]);
export type AnswersFile = z.infer<typeof answersFile>;

/** A file of answers that can't be used; names each line and field. */
export class AnswersProblem extends Error {
	override name = 'AnswersProblem';
}

type Path = readonly PropertyKey[];

/** The offset of the value at a path, or of what should hold it. */
function offsetOf(document: Document, path: Path): number {
	for (let length = path.length; length > 0; length -= 1) {
		const node = document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return node.range[0];
	}
	return 0;
}

/** The offset of a key that the schema does not know. */
function offsetOfKey(document: Document, path: Path, key: string): number {
	const map = path.length === 0 ? document.contents : document.getIn(path, true);
	const pair = isMap(map)
		? map.items.find((item) => isScalar(item.key) && item.key.value === key)
		: undefined;
	return isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetOf(document, path);
}

/** Reads and checks the answers; `file` is the path that is named in problems. Throws an AnswersProblem. */
export function readAnswersFile(file: string): AnswersFile {
	let source: string;
	try {
		source = readFileSync(file, 'utf8');
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new AnswersProblem(`${file} can't be read: ${reason}`, { cause });
	}
	return parseAnswers(source, file);
}

/** The same of a text. */
export function parseAnswers(source: string, file: string): AnswersFile {
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines });
	const place = (offset: number) => `${file}:${lines.linePos(offset).line}`;
	const [fault] = document.errors;
	if (fault) throw new AnswersProblem(`${place(fault.pos[0])}: ${fault.message}`);
	const result = answersFile.safeParse(document.toJS() ?? {});
	if (result.success) return result.data;
	const problems = result.error.issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => {
					const field = [...issue.path, key].join('.');
					return `${place(offsetOfKey(document, issue.path, key))}: ${field}: there is no such field`;
				})
			: `${place(offsetOf(document, issue.path))}: ${issue.path.join('.') || 'file'}: ${issue.message}`,
	);
	throw new AnswersProblem(problems.join('\n'));
}
