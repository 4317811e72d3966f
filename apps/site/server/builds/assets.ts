import { serveStatic } from '@hono/node-server/serve-static';
import { chooseEncoding } from '@website/page-cache/negotiate';
import { Hono } from 'hono';
import type { BuildInfo } from '#shared/settings/build-info.ts';
import { compression } from '../receiving/compression.ts';
import type { BuildArchive } from './build-archive.ts';

/** `builds/latest.json` and `builds/meta/{id}.json`: open tabs use them to detect a newer build (specification section 7). */
export function builds(options: { current: BuildInfo; archive: BuildArchive }): Hono {
	const { current, archive } = options;
	const noCache = { 'cache-control': 'no-cache' };
	return new Hono()
		.get('/builds/latest.json', (c) => c.json(current, 200, noCache))
		.get('/builds/meta/:file', async (c) => {
			const id = c.req.param('file').replace(/\.json$/, '');
			if (id === current.id) return c.json(current, 200, noCache);
			const info = (await archive.builds()).find((build) => build.id === id);
			return info ? c.json(info, 200, noCache) : c.json({ error: 'Build not found' }, 404, noCache);
		});
}

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
		.use((c, next) => {
			// `serveStatic` sends a part for any unit, several ranges and any `If-Range`. Nobody needs parts of these files.
			c.req.raw.headers.delete('range');
			return next();
		})
		.use('/assets/*', compression(), (c, next) => {
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
		.get('/assets/:file{.+}', (c) => c.text('Not Found', 404, { 'cache-control': 'no-store' }))
		.use(
			'*',
			serveStatic({
				root: folder,
				onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
			}),
		);
}
