import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { onChannel } from '../../platform/cluster/listen.ts';
import { notifyPeers } from '../../platform/cluster/stored-version.ts';
import { usesPostgres } from '../../platform/environment.ts';
import { log } from '../../platform/observability/log.ts';
import { afterCommit } from '../../platform/transactions/in-transaction.ts';
import { type PresenceMessage, presenceMessage } from './presence-state.ts';
import { rooms } from './rooms.ts';

/** A channel of its own: backends of the release before, which share the database during an update, do not know these messages. */
const channel = 'backend_presence';

const envelope = z.object({ from: z.string(), message: presenceMessage });

/** Receives the messages of other backends; PostgreSQL sends those of this one too. Call it before they are listened to. */
export const receivePresence = (): void =>
	onChannel(channel, (text) => {
		const { from, message } = envelope.parse(JSON.parse(text));
		if (from !== rooms().id) rooms().apply(message);
	});

/** Applies a message here at once, and sends it to the other backends. */
export function sendPresence({ db }: Payload, message: PresenceMessage): void {
	rooms().apply(message);
	if (!usesPostgres) return;
	const text = JSON.stringify({ from: rooms().id, message });
	notifyPeers(db.drizzle, channel, text).catch((cause: unknown) =>
		log.warn({ err: cause }, 'Other backends were not told who has a document open'),
	);
}

/**
 * Makes open forms of a document show a change, once it is committed.
 *
 * @param document such as `pages:12`
 * @param updatedAt when the document was saved; null if only another part that its form shows has changed
 */
export const notifyForms = (
	req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
	document: string,
	updatedAt: string | null = null,
): Promise<void> =>
	afterCommit(req, () =>
		sendPresence(req.payload, {
			kind: 'change',
			document,
			change: { id: randomUUID(), updatedAt },
		}),
	);
