import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';

const isBusy = (error: unknown): boolean =>
	error instanceof Error && (Reflect.get(error, 'code') === 'SQLITE_BUSY' || isBusy(error.cause));

/** Runs one SQL statement on the database, bypassing Payload. */
export async function runSql({ db }: Payload, statement: string): Promise<void> {
	const connection: object = Reflect.get(db, 'drizzle');
	const run = Reflect.get(connection, 'run') ?? Reflect.get(connection, 'execute');
	for (;;) {
		try {
			await Reflect.apply(run, connection, [statement]);
			return;
		} catch (cause) {
			// Work in the background may be writing on its own connection.
			if (!isBusy(cause)) throw cause;
			await setImmediate();
		}
	}
}
