import { existsSync } from 'node:fs';
import type { Payload } from 'payload';
import { hasAny } from '../platform/database/setup-state.ts';
import { environment } from '../platform/environment.ts';
import { importContent } from './import-content.ts';

/** Imports the demo content if there is no content yet. Returns true if it was imported. */
export async function seedWhenEmpty(
	payload: Payload,
	folder = environment.SEED_CONTENT_DIR,
): Promise<boolean> {
	if (!existsSync(folder) || (await hasAny(payload, 'pages', 'posts', 'media'))) return false;
	const start = Date.now();
	await importContent(payload, folder);
	payload.logger.info({ ms: Date.now() - start }, 'Demo content imported');
	return true;
}
