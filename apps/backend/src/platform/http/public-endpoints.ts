import type { RateKind } from './client-rates.ts';

/** An endpoint that is open without a session. */
export interface PublicEndpoint {
	methods: readonly string[];
	path: string;
	/** Its callers, and the credentials that it requires instead. */
	for: string;
	/** The most statements that a request without credentials runs; GraphQL fields have costs of their own. */
	statements: number;
	/** The rate limit of its clients (`limits.clients`), for endpoints that are likely to be abused. */
	rate?: RateKind;
}

/** All public endpoints besides the screens of the admin; `test/http/require-auth.test.ts` checks that there are no others. */
export const publicEndpoints: readonly PublicEndpoint[] = [
	{
		methods: ['GET', 'OPTIONS', 'POST'],
		path: '/graphql',
		statements: 0,
		for: 'the site: published content; drafts with a preview token',
		rate: 'content',
	},
	{
		methods: ['POST'],
		path: '/prices/graphql',
		statements: 0,
		for: 'the site: prices with a bearer token',
		rate: 'prices',
	},
	{
		methods: ['GET'],
		path: '/api/v1/prices/email',
		statements: 0,
		for: 'the site: e-mail prices with a bearer token',
		rate: 'prices',
	},
	{
		methods: ['POST'],
		path: '/forms/submissions',
		statements: 0,
		for: "the site: visitors' forms with a bearer token",
	},
	{
		methods: ['POST'],
		path: '/forms/confirmations',
		statements: 0,
		for: 'the site: newsletters confirmed, with a bearer token',
	},
	{
		methods: ['POST'],
		path: '/forms/unsubscriptions',
		statements: 0,
		for: 'the site: newsletters unsubscribed, with a bearer token',
	},
	{
		methods: ['GET'],
		path: '/mark.svg',
		statements: 3,
		for: 'the sign-in and tabs of the editors’ interface',
	},
	{
		methods: ['GET'],
		path: '/openapi.json',
		statements: 2,
		for: 'readers of the API documentation',
	},
	{ methods: ['GET'], path: '/healthz', statements: 0, for: 'health checks' },
	{ methods: ['GET'], path: '/readyz', statements: 1, for: 'health checks' },
	{ methods: ['GET'], path: '/metrics', statements: 0, for: 'monitoring with METRICS_TOKEN' },
	{
		methods: ['GET'],
		path: '/api/media/file/*',
		statements: 2,
		for: 'the site and browsers: files of pages',
	},
	{
		methods: ['POST'],
		path: '/api/users/login',
		statements: 4,
		for: 'people who sign in',
		rate: 'signIns',
	},
	{
		methods: ['POST'],
		path: '/api/users/logout',
		statements: 0,
		for: 'people whose session has ended already',
	},
	{
		methods: ['GET'],
		path: '/api/users/me',
		statements: 0,
		for: 'the sign-in screen: nobody is signed in',
	},
	{
		methods: ['POST'],
		path: '/api/users/forgot-password',
		statements: 4,
		for: 'people without their password',
		rate: 'resets',
	},
	{
		methods: ['POST'],
		path: '/api/users/one-time-link',
		statements: 1,
		for: 'people with a one-time link',
		rate: 'signIns',
	},
	{
		methods: ['POST'],
		path: '/api/users/reset-password',
		statements: 3,
		for: 'people with a one-time link',
		rate: 'resets',
	},
	{
		methods: ['POST'],
		path: '/api/setup/administrator',
		statements: 1,
		for: 'the first administrator of a new site, with its one-time code',
	},
	{
		methods: ['GET'],
		path: '/api/users/openid',
		statements: 2,
		for: 'people who sign in at the OpenID provider',
	},
	{
		methods: ['GET'],
		path: '/api/users/openid/callback',
		statements: 2,
		for: 'people who return from the OpenID provider',
	},
];

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
