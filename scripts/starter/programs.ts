import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { loadSecrets, storeSecrets } from './secrets.ts';
import { createDataFolder } from './system/disk.ts';

export const root = join(import.meta.dirname, '../..');

export type Ports = Record<'backend' | 'site', number>;

export type ProgramEnvironments = Record<'backend' | 'site', NodeJS.ProcessEnv>;

/** Creates the secrets of a data folder and its folder of uploaded files. */
export function createData(dataFolder: string): void {
	createDataFolder(join(dataFolder, 'media'));
	storeSecrets(dataFolder);
}

/** Creates the data of a start, with an empty database unless DATABASE_URL names one: the backend creates none whose URL is set. */
export function createDatabase(dataFolder: string, { DATABASE_URL }: NodeJS.ProcessEnv): void {
	createData(dataFolder);
	if (!DATABASE_URL) closeSync(openSync(join(dataFolder, 'backend.db'), 'a'));
}

/** The environments of both programs for a data folder. Non-empty variables of `environment` take precedence. */
export function programEnvironments(
	dataFolder: string,
	ports: Ports,
	environment: NodeJS.ProcessEnv,
): ProgramEnvironments {
	const settings: NodeJS.ProcessEnv = Object.fromEntries(
		Object.entries(environment).filter(([, value]) => value !== ''),
	);
	const backendUrl = settings.BACKEND_URL ?? `http://127.0.0.1:${ports.backend}`;
	const siteUrl = settings.SITE_URL ?? `http://localhost:${ports.site}`;
	const shared = {
		...loadSecrets(dataFolder),
		NODE_ENV: 'production',
		BACKEND_URL: backendUrl,
		SITE_URL: siteUrl,
		...settings,
	};
	return {
		backend: {
			DATABASE_URL: `file:${join(dataFolder, 'backend.db')}`,
			MEDIA_DIR: join(dataFolder, 'media'),
			SITE_WEBHOOK_URL: `http://127.0.0.1:${ports.site}/webhooks/content`,
			NEXT_TELEMETRY_DISABLED: '1',
			...shared,
			HOST: '127.0.0.1',
			PORT: String(ports.backend),
		},
		site: {
			CONTENT_URL: `${backendUrl}/graphql`,
			MEDIA_URL: backendUrl,
			PREVIEW_FRAME_ORIGIN: backendUrl,
			PRICE_API_URL: `${backendUrl}/prices/graphql`,
			APP_HOST_URL: backendUrl,
			CACHE_DIR: join(dataFolder, 'cache'),
			// In development, the backend compiles routes at their first request.
			...(settings.NODE_ENV === 'development' ? { CONTENT_TIMEOUT_MS: '60000' } : {}),
			...shared,
			HOST: settings.SITE_HOST ?? '127.0.0.1',
			PORT: String(ports.site),
		},
	};
}
