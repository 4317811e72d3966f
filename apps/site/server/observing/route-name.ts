import { remoteAnimationPath } from '#shared/addresses/animation-address.ts';
import { imagePath } from '#shared/addresses/image-variants.ts';
import { contentMediaPath } from '#shared/addresses/media-path.ts';

/** Routes that metrics tell apart, by the start of a path; everything else is a page or a part of one. */
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

/** The route of a path, for metrics: one of a fixed list, as paths are without bound. */
export const routeName = (path: string): RouteName =>
	prefixes.find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? 'page';
