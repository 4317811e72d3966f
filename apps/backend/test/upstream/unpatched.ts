import { dirname, join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig, getPayload, handleEndpoints, type Payload } from 'payload';
import { environment } from '../../src/platform/environment.ts';
import { log } from '../../src/platform/observability/log.ts';

export interface Unpatched {
	payload: Payload;
	/** Payload's REST, asked by a path below `/api`. */
	ask: (path: string) => Promise<Response>;
}

/** Payload on an empty SQLite file as it comes, without anything of `src/patches`: a localized collection and files. */
export async function startUnpatched(): Promise<Unpatched> {
	const config = buildConfig({
		secret: 'a secret of the unpatched Payload',
		logger: log,
		telemetry: false,
		graphQL: { disable: true },
		db: sqliteAdapter({
			client: { url: environment.DATABASE_URL },
			push: true,
			transactionOptions: {},
		}),
		localization: { locales: ['en', 'da'], defaultLocale: 'en' },
		collections: [
			{
				slug: 'notes',
				access: { read: () => true },
				fields: [{ name: 'title', type: 'text', localized: true }],
			},
			{
				slug: 'files',
				access: { read: () => true },
				upload: { staticDir: join(dirname(new URL(environment.DATABASE_URL).pathname), 'files') },
				fields: [],
			},
		],
		jobs: {
			tasks: [{ slug: 'nothing', handler: () => ({ output: {} }) }],
			deleteJobOnComplete: true,
		},
		typescript: { autoGenerate: false },
	});
	const payload = await getPayload({ config, key: 'unpatched' });
	const ask = (path: string) =>
		handleEndpoints({ config, request: new Request(`http://backend.test/api${path}`) });
	return { payload, ask };
}
