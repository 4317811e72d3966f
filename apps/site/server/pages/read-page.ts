import type { Context } from 'hono';
import { pageKey } from '#shared/addresses/page-key.ts';
import type { PagesOptions } from './page-routes.ts';

/** Reads the public page at a canonical path, for parts of the server that derive other responses from it. */
export type ReadPage = (path: string, c: Context) => Promise<{ status: number; html: string }>;

/** Reads a page from the cache or renders it; `admit` may throw before a render. */
export function readPage({
	cache,
	renderPage,
	admit,
}: Pick<PagesOptions, 'cache' | 'renderPage' | 'admit'>): ReadPage {
	return async (path, c) => {
		const key = pageKey(path, '');
		if (!cache) {
			const { status, body } = await renderPage(key, {});
			return { status, html: body.toString() };
		}
		const { responses } = await cache.get(key, () => admit(c));
		return { status: responses.status, html: responses.identity.body.toString() };
	};
}
