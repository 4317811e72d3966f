import { remoteAnimationPath } from '#shared/addresses/animation-address.ts';
import { imagePath } from '#shared/addresses/image-variants.ts';
import { contentMediaPath } from '#shared/addresses/media-path.ts';

/** Path prefixes of the routes that metrics distinguish; all other paths are pages or parts of pages. */
const prefixes = [
	imagePath,
	contentMediaPath,
	remoteAnimationPath,
	'/assets',
	'/builds',
	'/api/prices',
	'/api',
	'/prices',
	'/webhooks',
	'/healthz',
	'/readyz',
	'/metrics',
] as const;

export type RouteName = (typeof prefixes)[number] | 'page';

export const routeNames: readonly RouteName[] = [...prefixes, 'page'];

/** The route of a path for metrics: one of a fixed list, since the number of paths is unbounded. */
export const routeName = (path: string): RouteName =>
	prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? 'page';
