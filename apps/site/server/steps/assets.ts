import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** The build's own files: names carry their content's hash, so browsers may keep them for good. */
export function assets({ folder }: { folder: string }): Hono {
	return new Hono()
		.use(
			'/assets/*',
			serveStatic({
				root: folder,
				precompressed: true,
				onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
			}),
		)
		.use(
			'*',
			serveStatic({
				root: folder,
				onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
			}),
		);
}
