import type { limits } from '../limits.ts';

/** The kinds of requests that are limited for each client; the limits are in `limits.clients`. */
export type RateKind = keyof typeof limits.clients.perMinute;

/** An endpoint that is open without a session. */
export interface PublicEndpoint {
	methods: readonly string[];
	path: string;
	/** The most statements that a request without credentials runs; GraphQL fields have costs of their own. */
	statements: number;
	/** The rate limit of its clients (`limits.clients`), for endpoints that are likely to be abused. */
	rate?: RateKind | undefined;
}

/** Methods, path, most statements, callers with the credentials that they need instead of a session, rate limit. */
type Row = readonly [string, string, number, string, RateKind?];

const rows: readonly Row[] = [
	['GET OPTIONS POST', '/graphql', 0, 'the site: content; drafts with a preview token', 'content'],
	['POST', '/prices/graphql', 0, 'the site: prices with a bearer token', 'prices'],
	['GET', '/api/v1/prices/email', 0, 'the site: e-mail prices with a bearer token', 'prices'],
	['POST', '/forms/submissions', 0, 'the site: visitors’ forms with a bearer token'],
	['POST', '/forms/confirmations', 0, 'the site: newsletters confirmed, with a bearer token'],
	['POST', '/forms/unsubscriptions', 0, 'the site: newsletters unsubscribed, with a bearer token'],
	['GET', '/mark.svg', 3, 'the sign-in and tabs of the editors’ interface'],
	['GET', '/openapi.json', 2, 'readers of the API documentation'],
	['GET', '/healthz', 0, 'health checks'],
	['GET', '/readyz', 1, 'health checks'],
	['GET', '/metrics', 0, 'monitoring with METRICS_TOKEN'],
	['GET', '/api/media/file/*', 2, 'the site and browsers: files of pages'],
	['POST', '/api/users/login', 4, 'people who sign in', 'signIns'],
	['POST', '/api/users/logout', 0, 'people whose session has ended already'],
	['GET', '/api/users/me', 0, 'the sign-in screen: nobody is signed in'],
	['POST', '/api/users/forgot-password', 4, 'people without their password', 'resets'],
	['POST', '/api/users/one-time-link', 1, 'people with a one-time link', 'signIns'],
	['POST', '/api/users/reset-password', 3, 'people with a one-time link', 'resets'],
	['POST', '/api/setup/administrator', 1, 'the first administrator, with the one-time code'],
	['GET', '/api/users/openid', 2, 'people who sign in at the OpenID provider'],
	['GET', '/api/users/openid/callback', 2, 'people who return from the OpenID provider'],
];

/** All public endpoints besides the screens of the admin; `test/http/require-auth.test.ts` checks that there are no others. */
export const publicEndpoints: readonly PublicEndpoint[] = rows.map(
	([methods, path, statements, , rate]) => ({
		methods: methods.split(' '),
		path,
		statements,
		rate,
	}),
);

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * The public endpoint of a request; undefined if there is none. HEAD counts as GET; paths are case-sensitive, and `*` is any one segment.
 */
export function publicEndpoint(method: string, path: string): PublicEndpoint | undefined {
	const requestMethod = method === 'HEAD' ? 'GET' : method;
	const segments = path.split('/');
	return publicEndpoints.find((endpoint) => {
		const expected = endpoint.path.split('/');
		const matches = (segment: string, at: number) =>
			segment === '*' ? segments[at] !== '' : segment === segments[at];
		return (
			endpoint.methods.includes(requestMethod) &&
			expected.length === segments.length &&
			expected.every(matches)
		);
	});
}
