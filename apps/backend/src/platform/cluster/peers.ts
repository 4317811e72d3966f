import { processMemory } from '../process-memory.ts';
import type { PeerMessage } from './message.ts';

interface Peers {
	/** Sends a message to all backends on the same PostgreSQL at once; null on SQLite, which has no others. */
	broadcast: ((message: PeerMessage) => Promise<void>) | null;
	listeners: Set<(message: PeerMessage) => void>;
}

export const peers = processMemory<Peers>('peers', () => ({
	broadcast: null,
	listeners: new Set(),
}));
