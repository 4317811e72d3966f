import pino, { type LoggerOptions } from 'pino';
import { requestIds } from './request-ids.ts';

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
