import { setImmediate } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import { limits } from '../limits.ts';
import type { SqliteTransaction } from './sqlite-client.ts';

/** True if SQLite has already rolled back itself, because the disk is full or fails (sqlite.org/lang_transaction.html, 3). */
const isRolledBack = (cause: unknown): boolean =>
	cause instanceof Error && cause.message.includes('no transaction is active');

/**
 * The only connection for SQLite's transactions, which run one after the other. The client's own `transaction` opens a connection for each
 * and leaves it to the garbage collector: 2 MB and two file descriptors that may stay for hours. Upstream: `test/upstream/libsql.test.ts`
 * ("every transaction leaves its connection open until garbage collection").
 */
export class WriterConnection {
	readonly #url: string;
	#idle: Client | null = null;

	/** @param url URL of the database file for the client */
	constructor(url: string) {
		this.#url = url;
	}

	/** Begins a transaction; rejects with the client's error if another program is writing. */
	async begin(): Promise<SqliteTransaction> {
		const connection = this.#idle ?? createClient({ url: this.#url });
		this.#idle = null;
		try {
			await connection.execute('BEGIN IMMEDIATE');
		} catch (cause) {
			// The rejected statement stays open on its connection, which could then never commit.
			connection.close();
			throw cause;
		}
		return this.#transaction(connection);
	}

	#transaction(connection: Client): SqliteTransaction {
		let isOpen = true;
		let lastYield = performance.now();
		let yields = Promise.resolve();
		// SQLite runs synchronously, so a long save would block all other requests until it ends.
		const yieldToOthers = () => {
			yields = yields.then(async () => {
				if (performance.now() - lastYield < limits.database.yieldMs) return;
				await setImmediate();
				lastYield = performance.now();
			});
			return yields;
		};
		const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
			// A statement that is not awaited still belongs to the transaction.
			await yields;
			if (!isOpen) return;
			try {
				await connection.execute(statement);
			} catch (cause) {
				if (statement === 'COMMIT') throw cause;
				isOpen = false;
				connection.close();
				if (!isRolledBack(cause)) throw cause;
				return;
			}
			isOpen = false;
			this.#idle = connection;
		};
		return {
			execute: async (statement) => {
				await yieldToOthers();
				// By now, the connection may belong to another transaction.
				if (!isOpen) throw new Error('The transaction has ended');
				return connection.execute(statement);
			},
			commit: () => end('COMMIT'),
			rollback: () => end('ROLLBACK'),
		};
	}
}
