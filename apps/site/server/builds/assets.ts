import { serveStatic } from '@hono/node-server/serve-static';
import { chooseEncoding } from '@website/page-cache/negotiate';
import { Hono } from 'hono';
import type { BuildArchive } from './build-archive.ts';

const immutable = 'public, max-age=31536000, immutable';

/**
 * Client files of the build, immutable because their names contain a hash. Files of earlier builds come from the archive, for tabs opened
 * before a deployment.
 */
export function assets({ folder, archive }: { folder: string; archive: BuildArchive }): Hono {
	const hashedFiles = (root: string) =>
		serveStatic({
			root,
			precompressed: true,
			onFound: (_path, c) => c.header('Cache-Control', immutable),
		});
	return new Hono()
		.use('/assets/*', (c, next) => {
			// `serveStatic` knows plain names of encodings only: neither `*` and `GZIP` nor qualities (RFC 9110 section 12.5.3).
			const encoding = chooseEncoding(c.req.header('accept-encoding'));
			c.req.raw.headers.set('accept-encoding', encoding);
			return next();
		})
		.use('/assets/*', hashedFiles(folder))
		.use('/assets/*', async (c, next) => {
			for (const { id } of await archive.builds()) {
				const response = await hashedFiles(archive.folderOf(id))(c, async () => {});
				if (response) return response;
			}
			return next();
		})
		.get('/assets/*', (c) => c.text('Not Found', 404, { 'cache-control': 'no-store' }))
		.use(
			'*',
			serveStatic({
				root: folder,
				onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
			}),
		);
}
