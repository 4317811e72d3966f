import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './app.ts';

/** Answers a request, or passes it on. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The build made by `npm run build`. */
export async function builtApplication(siteFolder: string): Promise<LoadBuild> {
	const build: ServerBuild = await import(join(siteFolder, 'build/server/index.js'));
	return async () => build;
}

/** In development: the source itself, with hot reload. */
export async function sourceApplication(
	siteFolder: string,
	server: Server,
): Promise<{ loadBuild: LoadBuild; before: Before }> {
	const { createServer: createVite } = await import('vite');
	const vite = await createVite({
		root: siteFolder,
		server: { middlewareMode: true, hmr: { server } },
	});
	return {
		before: vite.middlewares,
		loadBuild: async () =>
			(await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
	};
}
