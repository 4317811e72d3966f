import { EventEmitter } from 'node:events';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { withoutTimeout } from '../platform/database/postgres-pool.ts';
import { limits } from '../platform/limits.ts';
import { handleLostConnections } from './lost-connections.ts';

class Connection extends EventEmitter {
	readonly connectionParameters = {};
	readonly query = async (): Promise<void> => {};
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
