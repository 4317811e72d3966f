import { readBody } from '@website/contracts/read-body';
import { Hono } from 'hono';
import { remoteAnimationPath } from '#shared/addresses/animation-address.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import { QueueFull, WorkQueue } from '../guarding/work-queue.ts';
import type { Logger } from '../observing/logger.ts';
import { compression } from '../receiving/compression.ts';
import { entityTag } from '../receiving/entity-tag.ts';
import { limits } from '../settings/limits.ts';
import { inertPolicy } from './file-path.ts';

export interface RemoteAnimationsOptions {
	hosts: readonly string[];
	logger: Logger;
	originOf?: (host: string) => string;
}

/**
 * `GET /animations/{host}/{path}`: animations of listed hosts (specification section 7). Only JSON with Lottie layers is passed through.
 */
export function remoteAnimations({
	hosts,
	logger,
	originOf = (host) => `https://${host}`,
}: RemoteAnimationsOptions): Hono {
	const queue = new WorkQueue(limits.animations);
	return new Hono().get(`${remoteAnimationPath}/:file{.+}`, compression(), async (c) => {
		const { pathname, search } = new URL(c.req.url);
		const [host = '', ...path] = pathname.slice(remoteAnimationPath.length + 1).split('/');
		c.header('cache-control', 'no-store');
		if (!hosts.includes(host)) return c.text('Animation not found', 404);
		try {
			const url = `${originOf(host)}/${path.join('/')}${search}`;
			const json = await queue.run(() => readAnimation(url));
			return c.body(json, 200, {
				'content-type': 'application/json',
				etag: entityTag(json),
				'content-security-policy': inertPolicy,
				'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
			});
		} catch (error) {
			logger.warn({ err: error, host }, 'an animation could not be read');
			if (error instanceof QueueFull) return c.text('Too many concurrent animation requests', 503);
			return c.text('The animation is not available', 502);
		}
	});
}

async function readAnimation(url: string): Promise<string> {
	const response = await fetchWithRetry(url, {
		redirect: 'error',
		signal: AbortSignal.timeout(limits.animations.timeoutMs),
		headers: { accept: 'application/json' },
	});
	if (!response.ok) {
		await response.body?.cancel();
		throw new Error(`the host responded ${response.status}`);
	}
	const json = (await readBody(response, limits.animations.bytes)).toString('utf8');
	const data: unknown = JSON.parse(json);
	if (typeof data !== 'object' || data === null || !('layers' in data))
		throw new Error('the response is not an animation');
	return json;
}
