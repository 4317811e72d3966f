import { EventEmitter } from 'node:events';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { withoutTimeout } from '../platform/database/postgres-pool.ts';
import { limits } from '../platform/limits.ts';
import { handleLostConnections } from './lost-connections.ts';

/** A connection that records statements and fails the test of pg: one statement at a time. */
class Connection extends EventEmitter {
	readonly connectionParameters = {};
	readonly statements: string[] = [];
	#isBusy = false;

	query = async (text: string): Promise<string> => {
		if (this.#isBusy) throw new Error(`${text} was sent while the connection was busy`);
		this.#isBusy = true;
		this.statements.push(text);
		await new Promise(setImmediate);
		this.#isBusy = false;
		if (text.includes('broken')) throw new Error(text);
		return text;
	};
}

function acquire(): Connection {
	const pool = new EventEmitter();
	const payload: Pick<Payload, 'db'> = { db: Object.assign(Object.create(null), { pool }) };
	handleLostConnections(payload);
	const connection = new Connection();
	pool.emit('acquire', connection);
	pool.emit('acquire', connection);
	return connection;
}

it('waits for a statement of a migration without a limit', async () => {
	const { connectionParameters } = acquire();
	const limit = () => Reflect.get(connectionParameters, 'query_timeout');
	const up = async () => expect(limit()).toBe(0);
	const args: MigrateUpArgs = Object.assign(Object.create(null), { db: { execute: up } });
	expect(limit()).toBe(limits.database.responseMs);
	await withoutTimeout({ up }).up(args);
	expect(limit()).toBe(limits.database.responseMs);
});

it('sends the statements of a transaction one after the other, also after one that fails', async () => {
	const connection = acquire();
	const statements = ['begin', 'select 1', 'select broken', 'rollback'];
	const results = await Promise.allSettled(statements.map((text) => connection.query(text)));
	expect(results.map(({ status }) => status)).toEqual([
		'fulfilled',
		'fulfilled',
		'rejected',
		'fulfilled',
	]);
	expect(connection.statements).toEqual(statements);
});
