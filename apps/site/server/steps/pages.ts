import type { Hono } from 'hono';
import { Hono as App } from 'hono';
import { getCookie } from 'hono/cookie';
import type { LoadBuild, RequestContextOptions } from '../app.ts';
import type { Environment } from '../environment.ts';
import type { Logger } from '../logger.ts';
import { renderPage } from '../render-page.ts';

export interface PagesOptions {
	loadBuild: LoadBuild;
	environment: Environment;
	logger: Logger;
	readApiOverview: RequestContextOptions['readApiOverview'];
}

/** Everything that is a page, a feed, a sitemap or a page's data: answered by the application. */
export function pages({ loadBuild, environment, logger, readApiOverview }: PagesOptions): Hono {
	return new App().all('*', async (c) => {
		const cookie = environment.CONTENT_TOKEN_COOKIE;
		const page = await renderPage(c.req.raw, {
			build: await loadBuild(),
			environment,
			logger,
			readApiOverview,
			contentToken: cookie ? getCookie(c, cookie) : undefined,
		});
		return new Response(page.body as Uint8Array<ArrayBuffer>, {
			status: page.status,
			headers: page.headers,
		});
	});
}
