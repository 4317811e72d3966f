import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../starter/command.ts';
import { Problem } from '../starter/problem.ts';
import { root } from '../starter/programs.ts';
import { requireChromium, requireFirefox } from '../starter/system/browser.ts';
import { startTemporarySite } from '../starter/temporary-site.ts';

const checkerFolder = join(root, 'scripts/nu-checker');
const jar = join(checkerFolder, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Path of the Nu HTML checker; undefined without Java. Installed without its install script, which would download a Java runtime. */
function findNuChecker(): string | undefined {
	if (spawnSync('java', ['-version']).status !== 0) {
		console.log('Java is not installed: markup is checked by html-validate only.');
		return undefined;
	}
	if (!existsSync(jar)) {
		spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
			cwd: checkerFolder,
			stdio: 'inherit',
		});
	}
	if (existsSync(jar)) return jar;
	throw new Problem('The Nu HTML checker could not be installed; npm’s message is above.');
}

/** Disables speculation rules, whose prefetches would falsify the tests that count requests. */
const withoutPrefetches = { SPECULATION_RULES: 'off' };

/** Starts both programs on a fresh database and runs the browser tests against them. Returns the exit code. */
export async function runBrowserTests(
	reportFile: string,
	args: readonly string[],
): Promise<number> {
	const chromium = requireChromium();
	const firefox = requireFirefox();
	const nuChecker = findNuChecker();
	const { environments, dataFolder, close } = await startTemporarySite(
		join(root, 'test-results', 'logs'),
		{ ...process.env, LOG_LEVEL: 'info', ...withoutPrefetches },
	);
	try {
		return await runCommand(
			'playwright',
			['test', '--config', 'e2e/playwright.config.ts', ...args],
			{
				...process.env,
				CHROMIUM_PATH: chromium,
				FIREFOX_PATH: firefox,
				E2E_SITE_URL: environments.site.SITE_URL,
				E2E_BACKEND_URL: environments.backend.BACKEND_URL,
				E2E_DATA_FOLDER: dataFolder,
				E2E_PRICE_API_TOKEN: environments.site.PRICE_API_TOKEN,
				E2E_ADMIN_PASSWORD: environments.backend.SEED_ADMIN_PASSWORD,
				...(nuChecker ? { NU_CHECKER_JAR: nuChecker } : {}),
				PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
			},
		);
	} finally {
		await close();
	}
}
