import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { poolOf } from '../database/one-at-a-time.ts';
import { limits } from '../limits.ts';
import { log } from '../observability/log.ts';
import { processMemory } from '../process-memory.ts';
import { catchUp, setAppliedVersion } from './applied-version.ts';
import { invalidate } from './invalidation.ts';
import { shareRates } from './shared-rate.ts';
import { channel, peerMessage } from './stored-version.ts';

const listeners = processMemory('peers', () => new Map<string, (text: string) => void>());

/** Receives the messages on a feature's own channel of PostgreSQL; must be called before `listenToPeers`. */
export function onChannel(name: string, listener: (text: string) => void): void {
	listeners().set(name, listener);
}

interface Connection {
	query(statement: string): Promise<unknown>;
	on(
		event: 'notification',
		listener: (message: { channel: string; payload?: string }) => void,
	): unknown;
	on(event: 'error' | 'end', listener: (cause?: unknown) => void): unknown;
	release(destroy: boolean): void;
}

interface Pool {
	connect(): Promise<Connection>;
	query(statement: string | { text: string; query_timeout: number }): Promise<unknown>;
}

/**
 * Listens to the other backends on the same PostgreSQL on a separate connection, and counts rates together with them. If the connection is
 * lost, it reconnects and invalidates all caches.
 */
export async function listenToPeers(payload: Payload): Promise<void> {
	const pool = poolOf<Pool>(payload.db);
	await shareRates(pool);
	await listen(payload, pool);
}

async function listen(payload: Payload, pool: Pool): Promise<void> {
	const connection = await pool.connect();
	let isLost = false;
	const reconnect = (cause?: unknown) => {
		if (isLost) return;
		isLost = true;
		log.warn({ err: cause }, 'Lost the connection to the other backends; reconnecting');
		connection.release(true);
		void listenAfterLoss(payload, pool);
	};
	connection.on('error', reconnect);
	connection.on('end', reconnect);
	connection.on('notification', ({ channel: name, payload: text = '' }) => {
		if (name === channel) receive(text);
		else receiveOn(name, text);
	});
	for (const name of [channel, ...listeners().keys()]) await connection.query(`listen ${name}`);
	void requireNotifications(pool, connection);
	await catchUp(payload);
}

/** Logs what to do if the connection gets no notifications, because a pooler gives each transaction another connection. */
async function requireNotifications(pool: Pool, connection: Connection): Promise<void> {
	try {
		const { promise, resolve } = Promise.withResolvers<true>();
		connection.on('notification', () => resolve(true));
		// Any message; backends of the release before clear their tokens.
		await pool.query(`notify ${channel}, '${JSON.stringify({ kind: 'tokens' })}'`);
		const isHeard = await Promise.race([
			promise,
			sleep(limits.database.connectMs, false, { ref: false }),
		]);
		if (!isHeard)
			log.error(
				'DATABASE_URL: changes of other backends are not heard. Use the address of PostgreSQL itself, or PgBouncer with pool_mode=session',
			);
	} catch (cause) {
		log.warn({ err: cause }, 'The notifications of other backends could not be tested');
	}
}

async function listenAfterLoss(payload: Payload, pool: Pool): Promise<void> {
	for (;;) {
		await sleep(limits.cluster.reconnectMs, undefined, { ref: false });
		try {
			await listen(payload, pool);
			return;
		} catch (cause) {
			log.warn({ err: cause }, 'Reconnecting to the other backends failed');
		}
	}
}

function receiveOn(name: string, text: string): void {
	try {
		listeners().get(name)?.(text);
	} catch (cause) {
		log.error({ err: cause, channel: name }, 'A message of another backend is invalid');
	}
}

function receive(text: string): void {
	try {
		const message = peerMessage.parse(JSON.parse(text));
		if (message.kind === 'content') {
			invalidate(message.tags);
			setAppliedVersion(message.version);
		}
	} catch (cause) {
		log.error({ err: cause }, 'A message of another backend is invalid');
		invalidate('all');
	}
}
