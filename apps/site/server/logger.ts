import { type Logger, pino } from 'pino';

export type { Logger };

/** The program's log: one JSON line an event, to standard output. */
export function createLogger(level: string): Logger {
	return pino({
		level,
		base: { program: 'site' },
		serializers: { error: pino.stdSerializers.errWithCause },
	});
}
