import * as drawings from 'country-flag-icons/string/3x2';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

const flags = new Map<string, string>(Object.entries(drawings));

/** `/flags/dk.svg`: the flag of each country from the country-flag-icons package, without scripts. Cached for a month. */
export function createFlagRoutes(): Hono {
	return new Hono().use('/flags/*', compress(), etag()).get('/flags/:file{[a-z]{2}\\.svg}', (c) => {
		const code = c.req.param('file').slice(0, 2).toUpperCase();
		const drawing = flags.get(code);
		if (!drawing) return c.notFound();
		return c.body(drawing, 200, {
			'Content-Type': 'image/svg+xml',
			'Cache-Control': 'public, max-age=2592000',
			'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		});
	});
}
