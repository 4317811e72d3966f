import { type DestinationStream, type Logger, pino } from 'pino';
import { limits } from '../settings/limits.ts';

export type { Logger };

/** Where log lines go, whole lines at a time. */
export interface LogDestination {
	/** A line as a function is made at the end of the event loop's turn, in its place among the others. */
	write(line: string | (() => string)): void;
	/** Writes everything at once, as the end of the process needs it. */
	flushSync(): void;
}

/**
 * Opens standard output for the log: lines are written in batches, at least every 200 ms and when the process ends, in the
 * order they came. A kill -9 loses at most the last batch.
 */
export function logDestination(): LogDestination {
	const output = pino.destination({ fd: 1, sync: false });
	const lines = batchedLines(output, limits.log.batchBytes);
	setInterval(lines.flush, limits.log.flushMs).unref();
	process.on('exit', () => {
		try {
			lines.flushSync();
		} catch {
			// Standard output is closed.
		}
	});
	return lines;
}

/**
 * Collects lines as bytes and hands them on together: strings that wait would be moved about by every garbage collection,
 * and pino's own buffering measures all it holds for every line. The lines of one turn of the event loop become bytes in a
 * row, which is cheaper than between the steps of the answers. All three cost the hot path more than all else it does.
 */
export function batchedLines(
	output: { write(lines: string): unknown; flushSync(): void },
	batchBytes: number,
): LogDestination & { flush(): void } {
	const batch = Buffer.allocUnsafe(batchBytes);
	let length = 0;
	let turn: (string | (() => string))[] = [];
	const handOn = () => {
		if (length === 0) return;
		const lines = batch.toString('utf8', 0, length);
		length = 0;
		output.write(lines);
	};
	const add = (line: string) => {
		const most = line.length * mostBytesPerCharacter;
		if (length + most > batchBytes) handOn();
		if (most > batchBytes) output.write(line);
		else length += batch.write(line, length);
	};
	const endTurn = () => {
		const lines = turn;
		turn = [];
		for (const line of lines) add(typeof line === 'string' ? line : line());
	};
	const flush = () => {
		endTurn();
		handOn();
	};
	return {
		flush,
		write(line) {
			if (turn.push(line) === 1) setImmediate(endTurn);
		},
		flushSync() {
			flush();
			output.flushSync();
		},
	};
}

/** In UTF-8, of one unit of a string. */
const mostBytesPerCharacter = 3;

/** The program's log: one JSON line an event. */
export function createLogger(
	level: string,
	destination: DestinationStream = logDestination(),
): Logger {
	return pino(
		{
			level,
			base: { program: 'site' },
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: pino.stdSerializers.errWithCause },
		},
		destination,
	);
}
