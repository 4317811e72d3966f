import { log } from './log.ts';
import { metrics } from './metrics.ts';
import { causeOf } from './outage.ts';

/** Writes one line with the cause of what went wrong here, and counts it. */
export function reportFailure(
	where: string,
	cause: unknown,
	message: string,
	details: Record<string, unknown> = {},
): void {
	metrics().failure(where, causeOf(cause));
	log.error({ ...details, where, err: cause }, message);
}
