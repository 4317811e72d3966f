/** How a database is read, whichever it is. */
interface Database {
	read: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;
	/** Finds the table in which Payload notes migrations, where there is one. */
	migrationsTable: string;
	/** The last migration of version 0.1.0. */
	last: string;
}

/**
 * Whether a database has its schema already: version 0.1.0 made the same one by many migrations, which are one since then.
 *
 * @throws when an earlier state of 0.1.0 left it, whose schema is another
 */
export async function isFormerDatabase({ read, migrationsTable, last }: Database): Promise<boolean> {
	if ((await read(migrationsTable)).rows.length === 0) return false;
	const { rows } = await read('select name from payload_migrations');
	if (rows.some(({ name }) => name === last)) return true;
	throw new Error(
		`This database was made by an earlier state of version 0.1.0. Start the last one first, whose migration ${last} brings it up to date.`,
	);
}
