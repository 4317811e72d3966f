import { setImmediate } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import { limits } from '../limits.ts';
import type { SqliteTransaction } from './sqlite-client.ts';

/** SQLite rolls back by itself where there is no room to commit or the disk fails (sqlite.org/lang_transaction.html, 3); that was the error. */
const isRolledBack = (cause: unknown): boolean =>
	cause instanceof Error && cause.message.includes('no transaction is active');

/**
 * The one connection on which SQLite's transactions run, one after the other. The client's own `transaction` opens another for each and
 * leaves it to the garbage collector: 2 MB and two file descriptors that may stay for hours. Upstream: `test/upstream/libsql.test.ts`
 * ("every transaction leaves a connection").
 */
export class WriterConnection {
	readonly #url: string;
	#idle: Client | null = null;

	/** @param url address of the database's file, as the client takes it */
	constructor(url: string) {
		this.#url = url;
	}

	/** Begins to write; rejects with the client's error when another program does. */
	async begin(): Promise<SqliteTransaction> {
		const connection = this.#idle ?? createClient({ url: this.#url });
		this.#idle = null;
		try {
			await connection.execute('BEGIN IMMEDIATE');
		} catch (cause) {
			// The refused statement stays open in its connection, which could then never commit.
			connection.close();
			throw cause;
		}
		return this.#transaction(connection);
	}

	#transaction(connection: Client): SqliteTransaction {
		let isOpen = true;
		let lastTurn = performance.now();
		let turn = Promise.resolve();
		// SQLite answers without waiting: a long save would give nobody else a turn until it ends.
		const letOthersIn = () => {
			turn = turn.then(async () => {
				if (performance.now() - lastTurn < limits.database.yieldMs) return;
				await setImmediate();
				lastTurn = performance.now();
			});
			return turn;
		};
		const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
			// A statement that nobody waits for still belongs to the transaction.
			await turn;
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
				await letOthersIn();
				// The connection may be another transaction's by now.
				if (!isOpen) throw new Error('The transaction has ended');
				return connection.execute(statement);
			},
			commit: () => end('COMMIT'),
			rollback: () => end('ROLLBACK'),
		};
	}
}
