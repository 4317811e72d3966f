import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { withoutTimeout } from '../platform/database/postgres-pool.ts';
import { limits } from '../platform/limits.ts';
import { handleLostConnections } from './lost-connections.ts';

class Connection extends EventEmitter {
	readonly connectionParameters = {};
	running = 0;
	readonly query = async (statement: string): Promise<string> => {
		this.running += 1;
		const result = `${statement} beside ${this.running - 1}`;
		await setImmediate();
		this.running -= 1;
		return result;
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

it('sends statements one after the other', async () => {
	const connection = acquire();
	const results = await Promise.all(['a', 'b', 'c'].map((name) => connection.query(name)));
	expect(results).toEqual(['a beside 0', 'b beside 0', 'c beside 0']);
});
