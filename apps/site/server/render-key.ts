import { matchRoutes, type ServerBuild } from 'react-router';
import {
	dataPathOfPayload,
	isPayloadPath,
	leafOnly,
	type PageKey,
} from '#shared/addresses/page-key.ts';
import { appEntry } from './app.ts';
import { payloadOf } from './payload.ts';
import type { RenderedPage } from './render-page.ts';

/** Hands a request to the application. */
export type Render = (request: Request) => Promise<RenderedPage>;

/**
 * Renders what a key stands for. The request is made from the key alone: nothing of a visitor's headers or unknown
 * parameters can reach an answer that others will get.
 */
export async function renderKey(
	key: PageKey,
	options: { build: ServerBuild; origin: string; render: Render },
): Promise<RenderedPage> {
	const { build, origin, render } = options;
	if (isPayloadPath(key.path)) {
		const data = await render(new Request(origin + dataPathOfPayload(key.path) + key.search));
		return payloadOf(data, appEntry(build).build.id);
	}
	const url = new URL(key.path + key.search, origin);
	if (url.searchParams.get('_routes') === leafOnly) {
		url.searchParams.set('_routes', leafRouteId(build, pagePath(key.path)) ?? '');
	}
	return render(new Request(url));
}

/** The page that a path with `.data` at its end belongs to. */
function pagePath(dataPath: string): string {
	return dataPath.replace(/(^|\/)_\.data$|\.data$/, '') || '/';
}

/** The route a path leads to, below the root. */
function leafRouteId(build: ServerBuild, path: string): string | undefined {
	const routes = Object.values(build.routes).flatMap((route) =>
		route?.parentId === 'root' ? [{ id: route.id, path: route.path ?? '' }] : [],
	);
	return matchRoutes(routes, path)?.at(-1)?.route.id;
}
