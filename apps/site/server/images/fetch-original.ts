import { BodyTooLarge, readBody } from '@website/contracts/read-body';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { limits } from '../settings/limits.ts';
import { ImageProblem } from './image-problem.ts';

export interface SourceVersion {
	etag?: string | undefined;
	lastModified?: string | undefined;
}

export interface Source {
	bytes: Buffer;
	version: SourceVersion;
}

/**
 * Reads a file from the content host. Returns `unchanged` if `version` is still current. Does not follow redirects, which may leave the
 * host.
 */
export async function readSource(
	url: string,
	version: SourceVersion = {},
): Promise<Source | 'unchanged'> {
	try {
		const response = await fetchWithRetry(url, {
			redirect: 'manual',
			signal: AbortSignal.timeout(limits.images.sourceTimeoutMs),
			headers: {
				...(version.etag && { 'if-none-match': version.etag }),
				...(version.lastModified && { 'if-modified-since': version.lastModified }),
			},
		});
		if (response.status === 304) return 'unchanged';
		if (!response.ok) {
			await response.body?.cancel();
			throw refusal(response.status);
		}
		return {
			bytes: await readBody(response, limits.images.sourceBytes),
			version: {
				etag: response.headers.get('etag') ?? undefined,
				lastModified: response.headers.get('last-modified') ?? undefined,
			},
		};
	} catch (cause) {
		throw asProblem(cause);
	}
}

function refusal(status: number): ImageProblem {
	const cause = new Error(`the content host responded with ${status}`);
	return status >= 500 || status === 429
		? new ImageProblem(502, 'The image is not available', { cause })
		: new ImageProblem(404, 'There is no such image', { cause });
}

function asProblem(cause: unknown): ImageProblem {
	if (cause instanceof ImageProblem) return cause;
	if (cause instanceof BodyTooLarge)
		return new ImageProblem(413, 'The image is too large', { cause });
	const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
	return new ImageProblem(isTimeout ? 504 : 502, 'The image is not available', { cause });
}
