import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type LoggerOptions } from 'pino';
import { processMemory } from '../process-memory.ts';

/** The id of the request that the calling code handles. */
export const requestIds = processMemory('request-ids', () => new AsyncLocalStorage<string>());

/** Fields of every log line: the program, the time (ISO 8601), and the id of the request. */
export const logOptions = {
	base: { program: 'backend' },
	timestamp: pino.stdTimeFunctions.isoTime,
	mixin: () => {
		const id = requestIds().getStore();
		return id === undefined ? {} : { id };
	},
	redact: ['req.headers.authorization', 'req.headers.cookie'],
} satisfies LoggerOptions;
