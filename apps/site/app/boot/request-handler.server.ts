import {
	createRequestHandler as createHandler,
	type LoaderFunction,
	type RequestHandler,
	type ServerBuild,
} from 'react-router';
import { PartDeduplicator } from './equal-parts.server';

const handlers = new WeakMap<object, RequestHandler>();

/** The request handler of a build, created once, since React Router reads its routes for each handler. */
export function createRequestHandler(build: ServerBuild, mode: string): RequestHandler {
	const cached = handlers.get(build);
	if (cached) return cached;
	const handler = createHandler({ ...build, routes: withSharedParts(build.routes) }, mode);
	handlers.set(build, handler);
	return handler;
}

type Routes = ServerBuild['routes'];

function withSharedParts(routes: Routes): Routes {
	/** The equal parts by request context, because the loaders of a request share them. */
	const parts = new WeakMap<object, PartDeduplicator>();
	const partsOf = (request: object) => {
		const requestParts = parts.get(request) ?? new PartDeduplicator();
		parts.set(request, requestParts);
		return requestParts;
	};
	const shared: Routes = {};
	for (const [id, route] of Object.entries(routes)) {
		const loader = route?.module.loader;
		if (!route || !loader) shared[id] = route;
		else {
			const sharingLoader: LoaderFunction = async (args) => {
				const response: unknown = await loader(args);
				return partsOf(args.context).share(response);
			};
			shared[id] = { ...route, module: { ...route.module, loader: sharingLoader } };
		}
	}
	return shared;
}
