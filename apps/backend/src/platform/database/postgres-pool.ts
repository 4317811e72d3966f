import type { MigrateUpArgs, postgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { limits } from '../limits.ts';

type PoolOptions = Parameters<typeof postgresAdapter>[0]['pool'];

/**
 * A PostgreSQL URL whose `sslmode` the client reads as libpq does: `require` encrypts without checking the certificate, `verify-ca` and
 * `verify-full` check it, against `sslrootcert` or the system's authorities (`system`). Without this the client checks in every mode.
 */
export function libpqUrl(address: string): string {
	const url = new URL(address);
	const { searchParams } = url;
	if (!searchParams.has('sslmode') && !searchParams.has('sslrootcert')) return address;
	// libpq uses the strictest mode with the system's authorities.
	if (searchParams.get('sslrootcert') === 'system') {
		searchParams.delete('sslrootcert');
		searchParams.set('sslmode', 'verify-full');
	}
	searchParams.set('uselibpqcompat', 'true');
	return url.href;
}

/**
 * The connections to PostgreSQL. Settings are made after connecting, because PgBouncer rejects unknown start-up options. The server cancels
 * statements and waits for locks that take too long; `patches/lost-connections.ts` drops a connection that no longer responds.
 */
export const postgresPool = (address: string): PoolOptions => {
	const { connections, connectMs, statementMs, abandonedMs } = limits.database;
	return {
		connectionString: libpqUrl(address),
		max: connections,
		connectionTimeoutMillis: connectMs,
		keepAlive: true,
		// JIT compilation costs more than it saves on such small queries.
		onConnect: (client) =>
			client.query(
				// Dates are read in this style only, and a server may have another, such as German.
				`set jit = off; set datestyle = iso; set statement_timeout = ${statementMs}; set lock_timeout = ${statementMs};
				set idle_in_transaction_session_timeout = ${2 * abandonedMs}`,
			),
	};
};

interface Migration {
	up(args: MigrateUpArgs): Promise<void>;
}

let runningMigrations = 0;

/** How long a statement waits for the server's response; 0, which is for ever, while a migration runs. */
export const responseMs = (): number => (runningMigrations > 0 ? 0 : limits.database.responseMs);

/** A migration whose statements have no time limit. */
export const withoutTimeout = <Each extends Migration>({ up, ...migration }: Each) => ({
	...migration,
	up: async (args: MigrateUpArgs) => {
		runningMigrations += 1;
		try {
			await args.db.execute(sql`set local statement_timeout = 0`);
			await up(args);
		} finally {
			runningMigrations -= 1;
		}
	},
});

const advice: readonly (readonly [RegExp, string])[] = [
	[/no encryption|SSL.* required|require.* SSL/i, 'Add ?sslmode=verify-full to the URL'],
	[/does not support SSL/, 'The server has no TLS: use sslmode=disable, on a trusted network only'],
	[
		/self[- ]signed|unable to (get|verify)|issuer cert/i,
		'Add sslrootcert=/path/to/ca.pem with the authority of the server',
	],
	[
		/altnames/,
		"Use a host name of the server's certificate, or sslmode=verify-ca with sslrootcert",
	],
	[/unsupported startup parameter/, 'Remove `options` from the URL: the pooler rejects it'],
];

/** What an operator can do about a failed connection, as the end of its message; empty if that is unknown. */
export function connectionAdvice(reason: string): string {
	const [, step] = advice.find(([pattern]) => pattern.test(reason)) ?? [];
	return step === undefined ? '' : `. ${step}`;
}
