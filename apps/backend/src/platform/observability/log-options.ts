import { AsyncLocalStorage } from 'node:async_hooks';
import pino, { type LoggerOptions } from 'pino';
import { processMemory } from '../process-memory.ts';
import { bucketAdvice } from './outage.ts';

/** The id of the request that the calling code handles. */
export const requestIds = processMemory('request-ids', () => new AsyncLocalStorage<string>());

const longestStatement = 120;

/** Cuts the statement of a failed query, which is as long as a migration, and removes its values, which may be personal. */
const shortQuery = (text: string): string =>
	text.replace(
		/(Failed query:\s*)([\s\S]*)/,
		(_all, start: string, query: string) => `${start}${query.slice(0, longestStatement)} …`,
	);

/**
 * An error without the statements and values of failed queries in its chain of causes (Drizzle's errors contain both twice). One of the
 * bucket says what to change.
 */
function shortError(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	const { query, params, ...line } = pino.stdSerializers.err(error);
	let { message, stack } = line;
	for (let each: unknown = error; each instanceof Error; each = each.cause) {
		const short = shortQuery(each.message.split('\nparams: ')[0] ?? '');
		if (!each.message.startsWith('Failed query:')) continue;
		message = message.replace(each.message, () => short);
		stack = stack.replace(each.message, () => short);
	}
	return { ...line, message, stack, advice: bucketAdvice(error) };
}

/** Fields of every log line: the program, the time (ISO 8601), and the id of the request. */
export const logOptions = {
	base: { program: 'backend' },
	timestamp: pino.stdTimeFunctions.isoTime,
	mixin: () => {
		const id = requestIds().getStore();
		return id === undefined ? {} : { id };
	},
	serializers: { err: shortError },
	hooks: {
		// Payload repeats an error's message in its own.
		logMethod(args, method) {
			const texts = args.map((arg: unknown) => (typeof arg === 'string' ? shortQuery(arg) : arg));
			Reflect.apply(method, this, texts);
		},
	},
	redact: ['req.headers.authorization', 'req.headers.cookie'],
} satisfies LoggerOptions;
