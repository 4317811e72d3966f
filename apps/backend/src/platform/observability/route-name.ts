/** Routes that metrics tell apart, by the start of a path. What is below `/api` is Payload's REST. */
const routes = [
	'/admin',
	'/graphql',
	'/prices/graphql',
	'/api/v1/prices/email',
	'/api/media/file',
	'/api',
	'/v1',
	'/forms',
	'/openapi.json',
	'/healthz',
	'/readyz',
	'/metrics',
	'/_next',
];

/** The route of a path, for metrics: one of a fixed list, as paths are without bound. */
export const routeName = (path: string): string =>
	routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other';

/** The path of an address as it may be logged: without parameters, and without the token of a one-time link. */
export function loggablePath(url: string): string {
	const path = url.split('?', 1)[0] ?? '';
	return path.replace(/^(\/admin\/set-password)\/.*/s, '$1/…');
}
