import { Hono } from 'hono';
import { contentMediaPath } from '../../app/content/media-path.ts';

const passedOn = [
	'content-type',
	'content-length',
	'content-range',
	'accept-ranges',
	'etag',
	'last-modified',
];

/**
 * `/content/…`: the content host's files (vector images, videos, captions, animations) under the site's own address.
 * Files can't run script here, whatever they contain.
 */
export function media({
	mediaOrigin,
	timeoutMs,
}: {
	mediaOrigin: string;
	timeoutMs: number;
}): Hono {
	return new Hono().get(`${contentMediaPath}/*`, async (c) => {
		const path = c.req.path.slice(contentMediaPath.length);
		const upstream = await fetch(mediaOrigin + path, {
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
			headers: Object.fromEntries(
				['range', 'if-none-match', 'if-modified-since'].flatMap((name) => {
					const value = c.req.header(name);
					return value ? [[name, value]] : [];
				}),
			),
		});
		const headers = new Headers({
			'cache-control': upstream.ok
				? 'public, max-age=86400, stale-while-revalidate=604800'
				: 'no-store',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
		});
		for (const name of passedOn) {
			const value = upstream.headers.get(name);
			// fetch has already undone the content encoding, so its length no longer holds.
			if (value && !(name === 'content-length' && upstream.headers.has('content-encoding')))
				headers.set(name, value);
		}
		return new Response(upstream.body, { status: upstream.status, headers });
	});
}
