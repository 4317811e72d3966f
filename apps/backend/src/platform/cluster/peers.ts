import { randomUUID } from 'node:crypto';
import { processMemory } from '../process-memory.ts';
import type { PeerMessage } from './message.ts';

interface Peers {
	/** Names this process in messages about what it counts itself. */
	self: string;
	/** Sends a message to the other backends at once; null while there are none to be told. */
	tell: ((message: PeerMessage) => Promise<void>) | null;
	listeners: Set<(message: PeerMessage) => void>;
}

export const peers = processMemory<Peers>('peers', () => ({
	self: randomUUID(),
	tell: null,
	listeners: new Set(),
}));
