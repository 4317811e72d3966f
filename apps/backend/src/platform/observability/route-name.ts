/** The routes in metrics, by the start of a path. `/api` is Payload's REST API. */
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

/** The route of a path for metrics, from a fixed list, because the number of paths is unlimited. */
export const routeName = (path: string): string =>
	routes.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other';

/** The path of a URL that may be logged: without query, and without the token of a one-time link. */
export function loggablePath(url: string): string {
	const path = url.split('?', 1)[0] ?? '';
	return path.replace(/^(\/admin\/set-password)\/.*/s, '$1/…');
}
