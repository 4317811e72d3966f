import { isRangeRequest } from '@website/contracts/preconditions';
import { Hono } from 'hono';
import { contentMediaPath, type MediaHosts, mediaSource } from '#shared/addresses/media-path.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { Logger } from '../observing/logger.ts';
import { compression } from '../receiving/compression.ts';
import { limits } from '../settings/limits.ts';
import { contentFile, inertPolicy } from './file-path.ts';

/** The MIME types of served files by extension; the content host's own Content-Type is ignored. */
const contentTypes: ReadonlyMap<string, string> = new Map([
	['png', 'image/png'],
	['jpg', 'image/jpeg'],
	['jpeg', 'image/jpeg'],
	['webp', 'image/webp'],
	['avif', 'image/avif'],
	['gif', 'image/gif'],
	['svg', 'image/svg+xml'],
	['mp4', 'video/mp4'],
	['m4v', 'video/mp4'],
	['mov', 'video/quicktime'],
	['webm', 'video/webm'],
	['ogv', 'video/ogg'],
	['mp3', 'audio/mpeg'],
	['m4a', 'audio/mp4'],
	['ogg', 'audio/ogg'],
	['wav', 'audio/wav'],
	['flac', 'audio/flac'],
	['vtt', 'text/vtt; charset=utf-8'],
	['json', 'application/json'],
	['pdf', 'application/pdf'],
	// Other documents and archives, for which browsers need no type.
	...'csv doc docx epub ics odp ods odt ppt pptx rtf txt vcf xls xlsx zip'
		.split(' ')
		.map((extension) => [extension, 'application/octet-stream'] as const),
]);

const conditionNames = ['if-none-match', 'if-modified-since'];
const rangeNames = ['range', 'if-range'];
const responseHeaderNames = [
	'content-length',
	'content-range',
	'accept-ranges',
	'etag',
	'last-modified',
];
const forwardedStatuses = new Set([200, 206, 304]);

export interface MediaOptions extends MediaHosts {
	timeoutMs: number;
	logger: Logger;
}

/**
 * `/content/…`: the content host's files under the site's own URL, with HEAD, ranges and conditional requests. They cannot run scripts
 * here.
 */
export function media({ timeoutMs, logger, ...hosts }: MediaOptions): Hono {
	return new Hono()
		.use(`${contentMediaPath}/:file{.+}`, compression())
		.get(`${contentMediaPath}/:file{.+}`, async (c) => {
			const file = contentFile(new URL(c.req.url).pathname.slice(contentMediaPath.length));
			const contentType = file && contentTypes.get(file.extension);
			const source = file && mediaSource(file.path, hosts);
			c.header('cache-control', 'no-store');
			if (!file || !contentType || !source) return c.text('File not found', 404);
			const timeout = new AbortController();
			const timer = setTimeout(() => timeout.abort(), timeoutMs);
			const upstream = await fetchWithRetry(source, {
				method: c.req.method === 'HEAD' ? 'HEAD' : 'GET',
				redirect: 'manual',
				signal: AbortSignal.any([timeout.signal, c.req.raw.signal]),
				headers: requestHeaders(c.req.raw),
			})
				.catch((error: unknown) => {
					logger.error({ err: error, path: file.path }, 'the content host could not be read');
					return null;
				})
				.finally(() => clearTimeout(timer));
			if (!upstream) return c.text('The file is not available', 502);
			if (!forwardedStatuses.has(upstream.status)) {
				await upstream.body?.cancel();
				if (upstream.status === 416) {
					c.header('content-range', upstream.headers.get('content-range') ?? undefined);
					return c.text('The file has no such part', 416);
				}
				if (upstream.status < 500) return c.text('File not found', 404);
				logger.error({ status: upstream.status, path: file.path }, 'the content host failed');
				return c.text('The file is not available', 502);
			}
			if (Number(upstream.headers.get('content-length')) > limits.media.maxBytes) {
				await upstream.body?.cancel();
				return c.text('The file is too large', 404);
			}
			return new Response(upstream.body && bounded(upstream.body), {
				status: upstream.status,
				headers: responseHeaders(upstream, contentType),
			});
		});
}

function requestHeaders(request: Request): Headers {
	// The site compresses itself. The host's encoding would give a range other bytes than the whole.
	const headers = new Headers({ 'accept-encoding': 'identity' });
	for (const name of [...conditionNames, ...(isRangeRequest(request) ? rangeNames : [])]) {
		const value = request.headers.get(name);
		// Compression makes an ETag weak. If-None-Match compares weak and strong tags in the same way (RFC 9110, 13.1.2).
		if (value)
			headers.set(name, name === 'if-none-match' ? value.replace(/\bW\/(?=")/g, '') : value);
	}
	return headers;
}

function responseHeaders(upstream: Response, contentType: string): Headers {
	const headers = new Headers({
		'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
		'content-security-policy': inertPolicy,
		'content-type': contentType,
		// Documents are downloaded instead of opened on the site's origin.
		...(/\/(?:pdf|octet-stream)$/.test(contentType) && { 'content-disposition': 'attachment' }),
	});
	for (const name of responseHeaderNames) {
		const value = upstream.headers.get(name);
		// fetch has decoded the content encoding, so the length is wrong.
		if (value && !(name === 'content-length' && upstream.headers.has('content-encoding')))
			headers.set(name, value);
	}
	return headers;
}

/** Limits the size of the stream, even if the host sends no Content-Length. */
function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
	let size = 0;
	return body.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk, controller) {
				size += chunk.byteLength;
				if (size > limits.media.maxBytes) controller.error(new Error('the file is too large'));
				else controller.enqueue(chunk);
			},
		}),
	);
}
