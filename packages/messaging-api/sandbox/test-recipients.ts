import type { Channel, Status } from '../schemas/messages.ts';

/** Whether a number of the test mode can receive RCS: all but those that end in 0003. */
export const hasRcs = (to: string): boolean => !to.endsWith('0003');

/** What a message to a recipient ends as: numbers that end in 0001 and 0002, by RCS those in 0003, mailboxes called failed and expired show what can go wrong. */
export function endOf(channel: Channel, to: string): Status {
	if (channel === 'rcs' && !hasRcs(to)) return 'failed';
	if (/^\+\d+0001$|^failed@/i.test(to)) return 'failed';
	return /^\+\d+0002$|^expired@/i.test(to) ? 'expired' : 'delivered';
}

const stop = 'STOP';

/** What a recipient answers: numbers that end in 0004 the first suggested reply or else 1, those in 0005 STOP, all others nothing. */
export function replyOf(
	to: string,
	suggested: readonly string[] = [],
): { text: string; isOptOut: boolean } | undefined {
	if (/^\+\d+0005$/.test(to)) return { text: stop, isOptOut: true };
	return /^\+\d+0004$/.test(to) ? { text: suggested[0] ?? '1', isOptOut: false } : undefined;
}
