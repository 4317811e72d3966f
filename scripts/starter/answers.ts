import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
	AnswersError,
	readAnswersFile,
} from '../../apps/backend/src/plugins/setup/answers-file.ts';
import { Problem } from './problem.ts';

/**
 * Validates the file of `--answers`, before anything is built, and passes it to the backend as `SETUP_ANSWERS`. Throws a Problem that
 * lists each faulty line and field, or an unknown option.
 */
export function applyAnswersOption(args: string[]): void {
	const option = answersOption(args);
	if (option === undefined) return;
	// npm runs this in the project's root, wherever it was called.
	const file = resolve(process.env.INIT_CWD ?? '', option);
	try {
		readAnswersFile(file);
	} catch (cause) {
		if (cause instanceof AnswersError) throw new Problem(cause.message);
		throw cause;
	}
	process.env.SETUP_ANSWERS = file;
}

function answersOption(args: string[]): string | undefined {
	try {
		return parseArgs({ args, options: { answers: { type: 'string' } } }).values.answers;
	} catch (cause) {
		throw new Problem(cause instanceof Error ? cause.message : String(cause));
	}
}
