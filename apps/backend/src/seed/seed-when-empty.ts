import { existsSync } from 'node:fs';
import type { Payload } from 'payload';
import { environment } from '../platform/environment.ts';
import { importContent } from './import-content.ts';

async function isEmpty(payload: Payload): Promise<boolean> {
	const counts = await Promise.all([
		payload.count({ collection: 'pages' }),
		payload.count({ collection: 'posts' }),
		payload.count({ collection: 'media' }),
	]);
	return counts.every(({ totalDocs }) => totalDocs === 0);
}

/** Imports the demo content if there is no content yet. Returns true if it was imported. */
export async function seedWhenEmpty(
	payload: Payload,
	folder = environment.SEED_CONTENT_DIR,
): Promise<boolean> {
	if (!existsSync(folder) || !(await isEmpty(payload))) return false;
	const start = Date.now();
	await importContent(payload, folder);
	payload.logger.info({ ms: Date.now() - start }, 'Demo content imported');
	return true;
}
