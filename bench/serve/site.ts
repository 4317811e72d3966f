import { join } from 'node:path';
import { startFakeContent } from '../../apps/site/test/fake-content.ts';
import { startTarget, type Target } from './child.ts';

const port = 4701;

/** The built site with its real server, reading a content endpoint that makes its answers up. */
export async function startSite(folder: string): Promise<Target> {
	const content = await startFakeContent();
	const secret = 'a secret for benchmarks only';
	const target = await startTarget(
		process.execPath,
		[join(import.meta.dirname, '../../apps/site/server/main.ts')],
		{
			origin: `http://127.0.0.1:${port}`,
			ready: '/healthz',
			env: {
				NODE_ENV: 'production',
				PORT: String(port),
				CONTENT_URL: content.url,
				CACHE_DIR: join(folder, 'cache'),
				WEBHOOK_SECRET: secret,
				PREVIEW_SECRET: secret,
				PRICE_API_TOKEN: secret,
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
