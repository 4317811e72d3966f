import { type DestinationStream, type Logger, pino } from 'pino';
import { limits } from './limits.ts';

export type { Logger };

/** Where log lines go, whole lines at a time. */
export interface LogDestination {
	write(line: string): void;
	/** Writes everything at once, as the end of the process needs it. */
	flushSync(): void;
}

/**
 * Opens standard output for the log: lines are written in batches, at least every 200 ms and when the process ends, in the
 * order they came. A kill -9 loses at most the last batch.
 */
export function logDestination(): LogDestination {
	const output = pino.destination({ fd: 1, sync: false });
	const lines = batchedLines(output, limits.log.batchCharacters);
	setInterval(lines.flush, limits.log.flushMs).unref();
	process.on('exit', () => {
		try {
			lines.flushSync();
		} catch {
			// Nobody reads standard output any more.
		}
	});
	return lines;
}

/**
 * Collects lines and hands them on together. pino's own buffering measures all it holds for every line, which would cost
 * the hot path more than anything else it does.
 */
export function batchedLines(
	output: { write(lines: string): unknown; flushSync(): void },
	batchCharacters: number,
): LogDestination & { flush(): void } {
	let pending = '';
	const flush = () => {
		if (!pending) return;
		const lines = pending;
		pending = '';
		output.write(lines);
	};
	return {
		flush,
		write(line) {
			pending += line;
			if (pending.length >= batchCharacters) flush();
		},
		flushSync() {
			flush();
			output.flushSync();
		},
	};
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
