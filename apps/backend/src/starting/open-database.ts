import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { getPayload, type Payload } from 'payload';
import { requireMigrations } from '../database/missing-migrations.ts';
import { environment } from '../environment.ts';
import config from '../payload.config.ts';

/**
 * Opens the database and brings its schema up to date; Payload itself does so in production only. In development fields without a
 * migration end the start: a save would drop what they hold.
 */
export async function openDatabase(): Promise<Payload> {
	const [, file] = /^file:(.+)$/.exec(environment.DATABASE_URL) ?? [];
	if (file) mkdirSync(dirname(file), { recursive: true });
	const payload = await getPayload({ config });
	if (environment.NODE_ENV !== 'production') await payload.db.migrate();
	if (environment.NODE_ENV === 'development') await requireMigrations(payload);
	return payload;
}
