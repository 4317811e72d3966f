import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { z } from 'zod';
import type * as entry from '../../app/entry.server.tsx';

type Entry = Pick<typeof entry, keyof z.infer<typeof shape>['entry']['module']>;

/** React Router's build. Its entry exports the functions that the server needs. */
export type Application = Omit<ServerBuild, 'entry'> & {
	entry: { module: ServerBuild['entry']['module'] & Entry };
};

export type LoadApplication = () => Promise<Application>;
export type RequestContextOptions = Parameters<Entry['createRequestContext']>[0];
export type ContentMemory = ReturnType<Entry['createContentMemory']>;
export type ContentFinding = Parameters<RequestContextOptions['onContentFinding']>[0];

export type NodeMiddleware = (
	request: IncomingMessage,
	response: ServerResponse,
	next: () => void,
) => void;

const callable = z.custom((value) => typeof value === 'function');
const shape = z.object({
	entry: z.object({
		module: z.object({
			build: z.object({ id: z.string(), timestamp: z.number() }),
			createContentMemory: callable,
			createRequestContext: callable,
			createRequestHandler: callable,
			livePreviewScript: z.string(),
			shareImageDesign: callable,
		}),
	}),
});

/** Loads the build of `npm run build`. */
export async function builtApplication(siteFolder: string): Promise<LoadApplication> {
	const application = asApplication(await import(join(siteFolder, 'build/server/index.js')));
	return async () => application;
}

/** Loads the source for development, with hot reload. */
export async function sourceApplication(
	siteFolder: string,
	server: Server,
): Promise<{ loadApplication: LoadApplication; devMiddleware: NodeMiddleware }> {
	const { createServer: createVite } = await import('vite');
	const vite = await createVite({
		root: siteFolder,
		server: { middlewareMode: true, hmr: { server } },
	});
	return {
		devMiddleware: vite.middlewares,
		loadApplication: async () =>
			asApplication(await vite.ssrLoadModule('virtual:react-router/server-build')),
	};
}

function asApplication(module: unknown): Application {
	if (!isApplication(module)) throw new Error('build/server is not a build of this application');
	return module;
}

function isApplication(module: unknown): module is Application {
	return shape.safeParse(module).success;
}
