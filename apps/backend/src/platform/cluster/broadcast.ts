import { notifyPeers } from '../content-versions/stored-version.ts';
import type { PeerMessage } from './message.ts';

/** Channel of PostgreSQL's LISTEN and NOTIFY. */
export const channel = 'backend_peers';

/** Tells every backend on the same PostgreSQL, this one included, when the transaction is committed; at once outside of one. */
export const broadcast = (queries: unknown, message: PeerMessage): Promise<void> =>
	notifyPeers(queries, channel, JSON.stringify(message));
