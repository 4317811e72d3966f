import { type DestinationStream, type Logger, pino } from 'pino';
import { limits } from './limits.ts';

export type { Logger };

/** Where log lines go: standard output, written in batches at least every 200 ms and when the process ends. */
export type LogDestination = ReturnType<typeof pino.destination>;

/** Opens standard output for the log. A kill -9 loses at most the last batch. */
export function logDestination(): LogDestination {
	const destination = pino.destination({
		fd: 1,
		sync: false,
		minLength: 32 * 1024,
		maxWrite: 64 * 1024,
	});
	setInterval(() => destination.flush(), limits.logFlushMs).unref();
	process.on('exit', () => {
		try {
			destination.flushSync();
		} catch {
			// Nobody reads standard output any more.
		}
	});
	return destination;
}

/** The program's log: one JSON line an event. */
export function createLogger(
	level: string,
	destination: DestinationStream = logDestination(),
): Logger {
	return pino(
		{
			level,
			base: { program: 'site' },
			serializers: { error: pino.stdSerializers.errWithCause },
		},
		destination,
	);
}
