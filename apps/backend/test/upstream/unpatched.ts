import { dirname, join } from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig, getPayload, handleEndpoints, type Payload } from 'payload';
import { environment } from '../../src/platform/environment.ts';
import { log } from '../../src/platform/observability/log.ts';

export interface Unpatched {
	payload: Payload;
	/** Sends a GET request to Payload's REST API; `path` is relative to `/api`. */
	request: (path: string) => Promise<Response>;
}

/** Starts Payload without `src/patches` on an empty SQLite file, with a localized collection and an upload collection. */
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
				fields: [
					{ name: 'title', type: 'text', localized: true },
					{ name: 'madeBy', type: 'relationship', relationTo: 'users' },
				],
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
	const request = (path: string) =>
		handleEndpoints({ config, request: new Request(`http://backend.test/api${path}`) });
	return { payload, request };
}
