import { join } from 'node:path';
import { buildChanged } from '../../scripts/starter/build.ts';
import { Problem, run } from '../../scripts/starter/problem.ts';
import { root } from '../../scripts/starter/programs.ts';
import { requireChromium } from '../../scripts/starter/system/browser.ts';
import { startTemporarySite } from '../../scripts/starter/temporary-site.ts';
import { takePictures } from './take-pictures.ts';

/** `npm run pictures`: takes the pictures of the README and the editors' guide from the current programs. */
await run(async () => {
	await buildChanged();
	const { environments, close } = await startTemporarySite(
		join(root, 'test-results', 'logs'),
		process.env,
	);
	try {
		const { SITE_URL, BACKEND_URL, SEED_ADMIN_EMAIL, SEED_ADMIN_PASSWORD } = environments.backend;
		if (!SITE_URL || !BACKEND_URL || !SEED_ADMIN_PASSWORD)
			throw new Problem('The programs have no URL or no administrator password.');
		const files = await takePictures({
			browser: requireChromium(),
			folder: join(root, 'docs'),
			site: SITE_URL,
			backend: BACKEND_URL,
			email: SEED_ADMIN_EMAIL ?? 'admin@example.com',
			password: SEED_ADMIN_PASSWORD,
		});
		console.log(files.join('\n'));
	} finally {
		await close();
	}
});
