import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/starter/ports.ts';

const root = join(import.meta.dirname, '../..');

/** The secret of webhooks and previews of separate sites. */
export const siteSecret = 'only-for-the-browser-tests';

export interface Site {
	url: string;
	stop(): Promise<void>;
}

/**
 * Starts a separate site on a free port with the given environment, of this checkout or of another one, or its development server
 * (`--dev`). The test's timeout limits the wait.
 */
export async function startSite(
	environment: Record<string, string>,
	{ checkout = root, args = [] }: { checkout?: string; args?: string[] } = {},
): Promise<Site> {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const child = spawn(process.execPath, ['server/main.ts', ...args], {
		cwd: join(checkout, 'apps/site'),
		stdio: ['ignore', 'ignore', 'inherit'],
		env: {
			...process.env,
			NODE_ENV: 'production',
			LOG_LEVEL: 'silent',
			HOST: '127.0.0.1',
			PORT: String(port),
			SITE_URL: url,
			WEBHOOK_SECRET: siteSecret,
			PREVIEW_SECRET: siteSecret,
			PRICE_API_TOKEN: siteSecret,
			// Tests that count requests would count prefetches too.
			SPECULATION_RULES: 'off',
			...environment,
		},
	});
	const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
	function stop(): Promise<void> {
		child.kill('SIGTERM');
		return ended;
	}
	while (child.exitCode === null && child.signalCode === null) {
		const isReady = await fetch(`${url}/healthz`).then(
			(response) => response.ok,
			() => false,
		);
		if (isReady) return { url, stop };
		await sleep(100);
	}
	throw new Error('The separate site did not start; its error message is above');
}
