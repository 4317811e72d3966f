import { isOffPath } from '@website/contracts/site-features';
import type { MiddlewareHandler } from 'hono';
import { apiDocumentPath } from '#shared/api-description.ts';
import type { CurrentOptions } from './current-options.ts';

/** The documents for programs; the application responds at the other paths of a feature. */
const documents = new RegExp(`^(?:/api/prices(?:/|$)|/prices/|${apiDocumentPath}$)`);

/** Responds with 404 at the documents of a feature that is off. */
export function offFeatures(options: Pick<CurrentOptions, 'ready'>): MiddlewareHandler {
	return async (c, next) => {
		if (!documents.test(c.req.path)) return next();
		await options.ready();
		if (!isOffPath(c.req.path)) return next();
		c.header('Cache-Control', 'no-cache');
		return c.json({ error: { status: 404, message: 'Not Found' } }, 404);
	};
}
