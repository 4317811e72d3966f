import { contractHeaders } from '@website/contracts/headers';
import { isSignedWebhook } from '@website/contracts/signatures';
import { Hono } from 'hono';
import { z } from 'zod';
import type { RateLimits } from '../guarding/rate-limits.ts';
import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import { parseJson, readRequestBody, UnreadableBody } from './request-body.ts';

const path = '/webhooks/content';
const { maxBodyBytes, bodyMs, maxTags, maxTagLength } = limits.webhook;

const message = z.object({
	tags: z.array(z.string().min(1).max(maxTagLength)).max(maxTags),
	at: z.union([z.string(), z.number()]).optional(),
	/** The content version that contains the change; responses with a lower one are stale. Not every backend has versions. */
	version: z.int().min(0).optional(),
});

export interface WebhookOptions {
	secret: string;
	/** Resolves with true if all nodes are notified. */
	purge: (tags: readonly string[], version?: number) => Promise<boolean>;
	/** True if the sender waits while somebody saves, so that it gets its response before the purge. */
	respondsFirst: boolean;
	logger: Logger;
	rates: Pick<RateLimits, 'check' | 'count'>;
}

/**
 * `POST /webhooks/content` purges the changed cache tags. 204 if all nodes are notified; 503 for a retry if only this one is; 202 if the
 * purge follows.
 */
export function webhook({ secret, purge, respondsFirst, logger, rates }: WebhookOptions): Hono {
	return new Hono()
		.post(
			path,
			async (c, next) => {
				rates.check('refusedWebhooks', c);
				await next();
			},
			async (c) => {
				const bytes = await readRequestBody(c, { bytes: maxBodyBytes, ms: bodyMs });
				if (bytes instanceof UnreadableBody) {
					rates.count('refusedWebhooks', c);
					logger.warn({ err: bytes }, 'a webhook could not be read');
					return c.text(bytes.message, bytes.status);
				}
				const body = bytes.toString('utf8');
				const signature = c.req.header(contractHeaders.webhookSignature);
				if (!isSignedWebhook(secret, body, signature, Date.now() / 1000)) {
					rates.count('refusedWebhooks', c);
					logger.warn('a webhook without a valid signature was refused');
					return c.text('Unauthorized', 401);
				}
				const result = message.safeParse(parseJson(body));
				if (!result.success) return c.text('Bad Request', 400);
				const { tags, at, version } = result.data;
				const purging = purge(tags, version).then((isShared) => {
					logger.info({ tags, at, version, isShared }, 'content changed');
					return isShared;
				});
				if (respondsFirst) {
					purging.catch((err: unknown) => logger.error({ err, tags }, 'a purge failed'));
					return c.body(null, 202);
				}
				if (await purging) return c.body(null, 204);
				c.header('Retry-After', String(limits.retryAfterSeconds));
				return c.text('Purged on this node only', 503);
			},
		)
		.all(path, (c) => c.text('Method Not Allowed', 405, { allow: 'POST' }));
}
