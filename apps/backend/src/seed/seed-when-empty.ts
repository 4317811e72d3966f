import { existsSync } from 'node:fs';
import type { Payload } from 'payload';
import { environment } from '../environment.ts';
import { importContent } from './import-content.ts';

async function isEmpty(payload: Payload): Promise<boolean> {
	const counts = await Promise.all([
		payload.count({ collection: 'pages' }),
		payload.count({ collection: 'posts' }),
		payload.count({ collection: 'media' }),
	]);
	return counts.every(({ totalDocs }) => totalDocs === 0);
}

async function createAdmin(payload: Payload): Promise<void> {
	const password = environment.SEED_ADMIN_PASSWORD;
	const { totalDocs } = await payload.count({ collection: 'users' });
	if (!password || totalDocs > 0) return;
	await payload.create({
		collection: 'users',
		data: { email: environment.SEED_ADMIN_EMAIL, password, role: 'admin', name: 'Administrator' },
	});
	payload.logger.info({ email: environment.SEED_ADMIN_EMAIL }, 'Administrator created');
}

/** Demo content and a first administrator, when there are none yet. True when content was imported. */
export async function seedWhenEmpty(
	payload: Payload,
	folder = environment.SEED_CONTENT_DIR,
): Promise<boolean> {
	await createAdmin(payload);
	if (!existsSync(folder) || !(await isEmpty(payload))) return false;
	const begun = Date.now();
	await importContent(payload, folder);
	payload.logger.info({ ms: Date.now() - begun }, 'Demo content imported');
	return true;
}
