import { type Client, createClient } from '@libsql/client';
import type { SqliteTransaction } from './sqlite-client.ts';

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
		const end = async (statement: 'COMMIT' | 'ROLLBACK') => {
			if (!isOpen) return;
			try {
				await connection.execute(statement);
			} catch (cause) {
				if (statement === 'ROLLBACK') {
					isOpen = false;
					connection.close();
				}
				throw cause;
			}
			isOpen = false;
			this.#idle = connection;
		};
		return {
			execute: async (statement) => {
				// The connection may be another transaction's by now.
				if (!isOpen) throw new Error('The transaction has ended');
				return connection.execute(statement);
			},
			commit: () => end('COMMIT'),
			rollback: () => end('ROLLBACK'),
		};
	}
}
