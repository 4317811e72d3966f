import { type DestinationStream, type Logger, pino } from 'pino';
import { limits } from '../settings/limits.ts';

export type { Logger };

/** Takes whole log lines. */
export interface LogDestination {
	/** A function is called at the end of the event loop's turn; its line keeps its position among the others. */
	write(line: string | (() => string)): void;
	/** Writes all lines synchronously, for the end of the process. */
	flushSync(): void;
}

/**
 * Opens standard output for the log. Lines are written in order and in batches, at least every `limits.log.flushMs` and when the process
 * ends. A kill -9 loses at most the last batch.
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
 * Collects lines as bytes and writes them in batches. It encodes the lines of one turn of the event loop together. Each alternative would
 * cost more than everything else on the hot path: waiting strings, which every garbage collection moves; pino's buffering, which measures
 * its whole buffer for each line; or encoding each line during its response.
 */
export function batchedLines(
	output: { write(lines: string): unknown; flushSync(): void },
	batchBytes: number,
): LogDestination & { flush(): void } {
	const batch = Buffer.allocUnsafe(batchBytes);
	let length = 0;
	let turn: (string | (() => string))[] = [];
	const writeBatch = () => {
		if (length === 0) return;
		const lines = batch.toString('utf8', 0, length);
		length = 0;
		output.write(lines);
	};
	const add = (line: string) => {
		const maxBytes = line.length * maxBytesPerCodeUnit;
		if (length + maxBytes > batchBytes) writeBatch();
		if (maxBytes > batchBytes) output.write(line);
		else length += batch.write(line, length);
	};
	const endTurn = () => {
		const lines = turn;
		turn = [];
		for (const line of lines) add(typeof line === 'string' ? line : line());
	};
	const flush = () => {
		endTurn();
		writeBatch();
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

/** Maximum bytes in UTF-8 per UTF-16 code unit. */
const maxBytesPerCodeUnit = 3;

/** An error as JSON, with the headers of the response that it carries (`ClientError`); `Headers` alone would become `{}`. */
function serializeError(error: Error): object {
	const serialized = pino.stdSerializers.errWithCause(error);
	const response: unknown = serialized.response;
	if (typeof response !== 'object' || response === null || !('headers' in response))
		return serialized;
	if (!(response.headers instanceof Headers)) return serialized;
	const headers = Object.fromEntries(response.headers);
	delete headers['set-cookie'];
	return { ...serialized, response: { ...response, headers } };
}

/** The log of the program, as JSON lines. */
export function createLogger(
	level: string,
	destination: DestinationStream = logDestination(),
): Logger {
	return pino(
		{
			level,
			base: { program: 'site' },
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: serializeError },
		},
		destination,
	);
}
