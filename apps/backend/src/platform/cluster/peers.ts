import { randomUUID } from 'node:crypto';
import { processMemory } from '../process-memory.ts';
import type { PeerMessage } from './message.ts';

interface Peers {
	/** The id of this process in messages about its own counts. */
	self: string;
	/** Sends a message to the other backends at once; null if there are no others. */
	broadcast: ((message: PeerMessage) => Promise<void>) | null;
	listeners: Set<(message: PeerMessage) => void>;
}

export const peers = processMemory<Peers>('peers', () => ({
	self: randomUUID(),
	broadcast: null,
	listeners: new Set(),
}));
