import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from 'react-router';
import { getContent } from '../../app/content/content.server.ts';
import { GetPageDocument } from '../../app/content/generated/documents.ts';
import {
	createRequestContext,
	type RequestContextOptions,
} from '../../app/request-context.server.ts';
import { createSite, type Site } from '../create-site.ts';
import { readEnvironment } from '../environment.ts';
import { createLogger } from '../logger.ts';
import { signWebhook } from '../webhook-signature.ts';

/** Signs webhooks and previews of test sites. */
export const secret = 'a secret for tests only';
const filler = 'Words that make the page worth compressing. '.repeat(100);

export interface SmallSite {
	site: Site;
	server: Server;
	port: number;
	/** Closes its connections and ends it. */
	stop(): Promise<void>;
}

/** The site's own server and content client around an application of one loader. */
export async function startSmallSite(options: {
	/** Its client files and its cache are here. */
	folder: string;
	contentUrl: string;
	settings?: NodeJS.ProcessEnv;
	port?: number;
}): Promise<SmallSite> {
	const { folder, contentUrl, settings, port = 0 } = options;
	const environment = readEnvironment({
		NODE_ENV: 'test',
		CONTENT_URL: contentUrl,
		CONTENT_TIMEOUT_MS: '1000',
		CACHE_DIR: folder,
		WEBHOOK_SECRET: secret,
		PREVIEW_SECRET: secret,
		PRICE_API_TOKEN: secret,
		SITE_URL: 'https://example.com',
		APP_HOST_URL: 'http://127.0.0.1:9',
		...settings,
	});
	const build = {
		assets: { version: 'assets1' },
		routes: {},
		entry: {
			module: {
				build: { id: 'build1', timestamp: 1 },
				createRequestContext: (options: RequestContextOptions) => createRequestContext(options),
				createRequestHandler: () => answerPage,
			},
		},
	} as unknown as ServerBuild;
	const site = await createSite({
		environment,
		logger: createLogger('silent', { write: () => true }),
		destination: { write: () => true },
		loadBuild: async () => build,
		siteFolder: folder,
	});
	const server = createServer((request, response) => site.listener(request, response, () => {}));
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return {
		site,
		server,
		port: (server.address() as AddressInfo).port,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			await site.close();
		},
	};
}

/** A webhook as the backend sends it: its body and headers. */
export function signedWebhook(tags: readonly string[]): {
	method: string;
	body: string;
	headers: Record<string, string>;
} {
	const body = JSON.stringify({ tags, at: new Date().toISOString() });
	const signature = signWebhook(body, secret, Math.floor(Date.now() / 1000));
	return { method: 'POST', body, headers: { 'x-webhook-signature': signature } };
}

async function answerPage(request: Request, context: ReturnType<typeof createRequestContext>) {
	const url = new URL(request.url);
	try {
		const slug = url.pathname.slice(1) || 'home';
		const variables = { slug, lang: 'en' as const, parentSlug: null };
		const { page } = await getContent(context).query(GetPageDocument, variables);
		const status = page ? 200 : 404;
		const html = `<h1>${page?.title}</h1>${url.search}<p>${filler}</p>`;
		return new Response(html, { status, headers: { 'content-type': 'text/html' } });
	} catch (thrown) {
		const { init } = thrown as { init: ResponseInit };
		return new Response('<h1>Service Unavailable</h1>', {
			...init,
			headers: { 'content-type': 'text/html' },
		});
	}
}
