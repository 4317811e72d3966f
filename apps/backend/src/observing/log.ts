import pino from 'pino';
import { environment } from '../environment.ts';

/** One structured line for each event; causes of errors included. */
export const log = pino({
	level: environment.LOG_LEVEL,
	base: { program: 'backend' },
	timestamp: pino.stdTimeFunctions.isoTime,
	redact: ['req.headers.authorization', 'req.headers.cookie'],
});
