import type { Payload } from 'payload';

/** Runs one SQL statement on the database, bypassing Payload. */
export async function runSql({ db }: Payload, statement: string): Promise<void> {
	const connection: object = Reflect.get(db, 'drizzle');
	const run = Reflect.get(connection, 'run') ?? Reflect.get(connection, 'execute');
	await Reflect.apply(run, connection, [statement]);
}
