import { join } from 'node:path';
import { startFakeContent } from '../../apps/site/test/fake-content.ts';
import { startTarget, type Target } from './child.ts';
import { inFrontSettings, sitePort } from './in-front.ts';

/** Starts the built site with its real server and a fake content endpoint. */
export async function startSite(folder: string): Promise<Target> {
	const content = await startFakeContent();
	const secret = 'a secret for benchmarks only';
	const target = await startTarget(
		process.execPath,
		// The flags of the site's start script.
		[
			'--min-semi-space-size=16',
			'--max-semi-space-size=16',
			join(import.meta.dirname, '../../apps/site/server/main.ts'),
		],
		{
			origin: `http://127.0.0.1:${sitePort}`,
			ready: '/healthz',
			env: {
				NODE_ENV: 'production',
				PORT: String(sitePort),
				CONTENT_URL: content.url,
				CACHE_DIR: join(folder, 'cache'),
				WEBHOOK_SECRET: secret,
				PREVIEW_SECRET: secret,
				PRICE_API_TOKEN: secret,
				...inFrontSettings,
			},
		},
	);
	return {
		...target,
		async stop() {
			await target.stop();
			await content.close();
		},
	};
}
