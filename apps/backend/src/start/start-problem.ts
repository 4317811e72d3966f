import pino from 'pino';
import { logOptions } from '../platform/observability/log-options.ts';
/** The reason why the program cannot start, for operators: one line that names the variable or address, without a stack. */
export class StartProblem extends Error {
	override name = 'StartProblem';
}

/** Logs why the program cannot start, in one line, and exits with code 1. Does not need a valid environment. */
export function exitWith(cause: unknown): never {
	const log = pino(logOptions, pino.destination({ fd: 1, sync: true }));
	if (cause instanceof StartProblem) log.fatal(`The backend cannot start: ${cause.message}`);
	else log.fatal({ err: cause }, 'The backend cannot start');
	process.exit(1);
}
