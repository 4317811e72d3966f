import { log } from './log.ts';
import { metrics } from './metrics.ts';
import { causeOf } from './outage.ts';

/** Logs a failure of the server with its cause, and counts it. */
export function reportFailure(
	where: string,
	cause: unknown,
	message: string,
	details: Record<string, unknown> = {},
): void {
	metrics().failure(where, causeOf(cause));
	log.error({ ...details, where, err: cause }, message);
}
