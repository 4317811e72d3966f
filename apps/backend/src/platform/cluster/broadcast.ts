import type { PeerMessage } from './message.ts';
import { notifyPeers } from './stored-version.ts';

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const channel = 'backend_peers';

/**
 * Sends a message to all backends on the same PostgreSQL, this one included: when the transaction commits, or at once outside a
 * transaction.
 */
export const broadcast = (queries: unknown, message: PeerMessage): Promise<void> =>
	notifyPeers(queries, channel, JSON.stringify(message));
