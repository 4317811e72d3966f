import pino from 'pino';
import { logOptions } from '../platform/observability/log-options.ts';
import { StartProblem } from './start-problem.ts';

/** Ends the program, which can't start, with code 1 and one line of the log. Needs no usable environment. */
export function endWith(cause: unknown): never {
	const log = pino(logOptions, pino.destination({ fd: 1, sync: true }));
	if (cause instanceof StartProblem) log.fatal(`The backend cannot start: ${cause.message}`);
	else log.fatal({ err: cause }, 'The backend cannot start');
	process.exit(1);
}
