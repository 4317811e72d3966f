import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RouterContextProvider } from 'react-router';
import { createContentMemory } from '../../app/content/content-memory.ts';
import { createRequestContext } from '../../app/request-context.server.ts';
import { shareImageDesign } from '../../app/seo/share-image/design.server.tsx';
import { createSite, type Site } from '../../server/create-site.ts';
import { createLogger } from '../../server/observing/logger.ts';
import type { Application } from '../../server/pages/application.ts';
import { createHttpServer } from '../../server/receiving/http-server.ts';
import { readEnvironment } from '../../server/settings/environment.ts';

/** The secret for webhooks and previews of test sites. */
export const secret = 'a secret for tests and nothing else';

export interface TestSite {
	site: Site;
	server: Server;
	port: number;
	origin: string;
	/** Closes the connections and stops the site. */
	stop(): Promise<void>;
}

export interface TestSiteOptions {
	/** The folder of the caches, with the client files in `build/client`. */
	folder: string;
	/** Handles requests in place of the application. */
	handler: (request: Request, context: RouterContextProvider) => Promise<Response>;
	settings?: NodeJS.ProcessEnv;
	/** Receives the lines of the log about errors. */
	errors?: string[];
	/** Defaults to a free port. */
	port?: number;
}

/** Starts the site's server and content client with a function in place of the application. */
export async function startTestSite({
	folder,
	handler,
	settings = {},
	errors = [],
	port: requestedPort = 0,
}: TestSiteOptions): Promise<TestSite> {
	await mkdir(join(folder, 'build/client'), { recursive: true });
	// The parts of React Router's build that the server reads.
	const application = {
		assets: { version: 'assets1' },
		routes: {},
		entry: {
			module: {
				build: { id: 'build1', timestamp: 1 },
				createContentMemory,
				createRequestContext,
				createRequestHandler: () => handler,
				livePreviewScript: '/assets/live-preview.js',
				shareImageDesign,
			},
		},
	} as unknown as Application;
	const site = await createSite({
		environment: readEnvironment({
			NODE_ENV: 'test',
			CONTENT_URL: 'http://127.0.0.1:9/graphql',
			CONTENT_TIMEOUT_MS: '60000',
			CACHE_DIR: folder,
			WEBHOOK_SECRET: secret,
			PREVIEW_SECRET: secret,
			PRICE_API_TOKEN: secret,
			SITE_URL: 'https://example.com',
			APP_HOST_URL: 'http://127.0.0.1:9',
			...settings,
		}),
		logger: createLogger('error', { write: (line) => errors.push(line) }),
		destination: { write: () => true },
		loadApplication: async () => application,
		siteFolder: folder,
	});
	const server = createHttpServer().on('request', (request, response) =>
		site.listener(request, response, () => {}),
	);
	await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		site,
		server,
		port,
		origin: `http://127.0.0.1:${port}`,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			await site.close();
		},
	};
}
