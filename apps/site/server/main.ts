import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { readEnvironment } from './environment.ts';
import { createLogger } from './logger.ts';
import { createPipeline } from './pipeline.ts';

const siteFolder = join(import.meta.dirname, '..');
const environment = readEnvironment(process.env);
const logger = createLogger(environment.LOG_LEVEL);
const server = createServer();

/** The built application, or in development the source itself with hot reload. */
async function buildLoader(): Promise<() => Promise<ServerBuild>> {
	if (environment.NODE_ENV === 'development') {
		const { createServer: createVite } = await import('vite');
		const vite = await createVite({
			root: siteFolder,
			server: { middlewareMode: true, hmr: { server } },
		});
		server.on('request', (request, response) => {
			vite.middlewares(request, response, () => listener(request, response));
		});
		return async () =>
			(await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
	}
	const build: ServerBuild = await import(join(siteFolder, 'build/server/index.js'));
	server.on('request', (request, response) => listener(request, response));
	return async () => build;
}

const loadBuild = await buildLoader();
const pipeline = createPipeline({
	environment,
	logger,
	loadBuild,
	clientFolder: join(siteFolder, 'build/client'),
});
const listener = getRequestListener(pipeline.fetch);

server.on('error', (error) => {
	logger.fatal({ error }, 'the site could not start');
	process.exitCode = 1;
});
server.listen(environment.PORT, environment.HOST, () => {
	logger.info({ host: environment.HOST, port: environment.PORT }, 'site ready');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		server.close(() => process.exit(0));
		server.closeIdleConnections();
		setTimeout(() => process.exit(0), 5000).unref();
	});
}
