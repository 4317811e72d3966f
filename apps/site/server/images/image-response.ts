import type { Context } from 'hono';
import { inertPolicy } from '../content-files/inert-policy.ts';
import { matchesEtag } from '../receiving/matches-etag.ts';

interface Picture {
	contentType: string;
	etag: string;
	body: Uint8Array;
}

/** The response with an image, or a 304. Its policy forbids scripts. */
export function imageResponse(
	c: Context,
	{ contentType, etag, body }: Picture,
	cacheControl: string,
): Response {
	const headers = {
		etag,
		'cache-control': cacheControl,
		'content-security-policy': inertPolicy,
	};
	if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
	return c.body(new Uint8Array(body), 200, {
		...headers,
		'content-type': contentType,
		'content-length': String(body.length),
	});
}
