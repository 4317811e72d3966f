import { randomUUID } from 'node:crypto';
import { processMemory } from '../process-memory.ts';
import type { PeerMessage } from './message.ts';

interface Peers {
	/** The id of this process in messages about its own counts. */
	self: string;
	/** Sends a message to all backends on the same PostgreSQL at once; null on SQLite, which has no others. */
	broadcast: ((message: PeerMessage) => Promise<void>) | null;
	listeners: Set<(message: PeerMessage) => void>;
}

export const peers = processMemory<Peers>('peers', () => ({
	self: randomUUID(),
	broadcast: null,
	listeners: new Set(),
}));
