import type { Channel, Status } from '../schemas/messages.ts';

/** True if a number can receive RCS in test mode: all except those that end in 0003. */
export const hasRcs = (to: string): boolean => !to.endsWith('0003');

/**
 * The final status of a message in test mode: failed for numbers that end in 0001, by RCS also for 0003, and for mailboxes called failed;
 * expired for numbers that end in 0002 and for mailboxes called expired; otherwise delivered.
 */
export function finalStatus(channel: Channel, to: string): Status {
	if (channel === 'rcs' && !hasRcs(to)) return 'failed';
	if (/^\+\d+0001$|^failed@/i.test(to)) return 'failed';
	return /^\+\d+0002$|^expired@/i.test(to) ? 'expired' : 'delivered';
}

const stop = 'STOP';

/** The recipient's reply: the first suggested reply or 1 for numbers that end in 0004, STOP for 0005, otherwise undefined. */
export function replyOf(
	to: string,
	suggested: readonly string[] = [],
): { text: string; isOptOut: boolean } | undefined {
	if (/^\+\d+0005$/.test(to)) return { text: stop, isOptOut: true };
	return /^\+\d+0004$/.test(to) ? { text: suggested[0] ?? '1', isOptOut: false } : undefined;
}
