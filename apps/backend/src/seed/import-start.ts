import { resolve } from 'node:path';
import type { Payload } from 'payload';
import { environment } from '../platform/environment.ts';
import { seedPrices } from '../plugins/prices/seed/index.ts';
import type { SiteAnswers } from '../plugins/setup/site-answers.ts';
import { importContent } from './import-content.ts';

const folders = { starter: resolve('src/seed/starter'), empty: resolve('src/seed/empty') };

/** Imports the initial content of a new site by the answers of its set-up, completely or not at all. Throws a ContentProblem. */
export async function importStart(payload: Payload, answers: SiteAnswers): Promise<void> {
	if (answers.start === 'demo') {
		await importContent(payload, environment.SEED_CONTENT_DIR);
		await seedPrices(payload);
		return;
	}
	const { name, email, languages, start } = answers;
	await importContent(payload, folders[start], {
		locales: languages,
		inEnglishToo: true,
		values: { name, email, now: new Date().toISOString() },
	});
}
