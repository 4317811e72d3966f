import type { Payload } from 'payload';

/** Runs one statement on the database, past Payload. */
export async function runSql({ db }: Payload, statement: string): Promise<void> {
	const connection: object = Reflect.get(db, 'drizzle');
	const run = Reflect.get(connection, 'run') ?? Reflect.get(connection, 'execute');
	await Reflect.apply(run, connection, [statement]);
}
