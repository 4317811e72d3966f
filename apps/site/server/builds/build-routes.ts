import { Hono } from 'hono';
import type { BuildInfo } from '#shared/settings/build-info.ts';
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
