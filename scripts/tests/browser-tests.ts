import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../starter/chromium.ts';
import { runCommand } from '../starter/command.ts';
import { freePort } from '../starter/ports.ts';
import { startProgram } from '../starter/program.ts';
import { programEnvironments, root } from '../starter/programs.ts';

/** Starts both programs on a fresh database and runs the browser tests against them. Returns the exit code. */
export async function runBrowserTests(
	reportFile: string,
	args: readonly string[],
): Promise<number> {
	const chromium = requireChromium();
	const dataFolder = mkdtempSync(join(tmpdir(), 'website-test-'));
	const ports = { backend: await freePort(), site: await freePort() };
	const environments = programEnvironments(dataFolder, ports, {
		...process.env,
		NODE_ENV: 'production',
		LOG_LEVEL: 'info',
	});
	const logFolder = join(root, 'test-results', 'logs');
	const backend = await startProgram({
		name: 'backend',
		workspace: 'apps/backend',
		script: 'start',
		environment: environments.backend,
		logFolder,
		readyUrl: `http://127.0.0.1:${ports.backend}/healthz`,
		readyTimeoutMs: 180_000,
	});
	try {
		const site = await startProgram({
			name: 'site',
			workspace: 'apps/site',
			script: 'start',
			environment: environments.site,
			logFolder,
			readyUrl: `http://127.0.0.1:${ports.site}/healthz`,
			readyTimeoutMs: 60_000,
		});
		try {
			return await runCommand(
				'playwright',
				['test', '--config', 'e2e/playwright.config.ts', ...args],
				{
					...process.env,
					CHROMIUM_PATH: chromium,
					E2E_SITE_URL: environments.site.SITE_URL,
					E2E_BACKEND_URL: environments.backend.BACKEND_URL,
					E2E_DATA_FOLDER: dataFolder,
					E2E_PRICE_API_TOKEN: environments.site.PRICE_API_TOKEN,
					E2E_ADMIN_PASSWORD: environments.backend.SEED_ADMIN_PASSWORD,
					PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
				},
			);
		} finally {
			await site.stop();
		}
	} finally {
		await backend.stop();
		rmSync(dataFolder, { recursive: true, force: true });
	}
}
