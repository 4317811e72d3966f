import type { RateKind } from './client-rates.ts';

/** One way in for somebody without a session. */
export interface PublicEndpoint {
	methods: readonly string[];
	path: string;
	/** Who is meant, and what still guards it. */
	for: string;
	/** What it counts as for its client, where asking often would pay (`limits.clients`). */
	rate?: RateKind;
}

/** Everything a stranger may reach besides the screens of the editors' interface; `test/http/require-auth.test.ts` holds it to that. */
export const publicEndpoints: readonly PublicEndpoint[] = [
	{
		methods: ['GET', 'OPTIONS', 'POST'],
		path: '/graphql',
		for: 'the site: published content; drafts with a preview token',
		rate: 'content',
	},
	{
		methods: ['POST'],
		path: '/prices/graphql',
		for: 'the site: prices with a bearer token',
		rate: 'prices',
	},
	{
		methods: ['GET'],
		path: '/api/v1/prices/email',
		for: 'the site: e-mail prices with a bearer token',
		rate: 'prices',
	},
	{
		methods: ['POST'],
		path: '/forms/submissions',
		for: "the site: visitors' forms with a bearer token",
	},
	{
		methods: ['POST'],
		path: '/forms/confirmations',
		for: 'the site: newsletters confirmed, with a bearer token',
	},
	{
		methods: ['POST'],
		path: '/forms/unsubscriptions',
		for: 'the site: newsletters unsubscribed, with a bearer token',
	},
	{
		methods: ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'],
		path: '/v1/[...path]',
		for: 'readers of the API documentation: the messaging API in test mode; most of it with a test key',
		rate: 'sandbox',
	},
	{ methods: ['GET'], path: '/mark.svg', for: 'the sign-in and tabs of the editors’ interface' },
	{ methods: ['GET'], path: '/openapi.json', for: 'readers of the API documentation' },
	{ methods: ['GET'], path: '/healthz', for: 'whoever watches the process' },
	{ methods: ['GET'], path: '/readyz', for: 'whoever watches the process' },
	{ methods: ['GET'], path: '/metrics', for: 'whoever has METRICS_TOKEN' },
	{ methods: ['GET'], path: '/api/media/file/*', for: 'the site and browsers: files of pages' },
	{ methods: ['POST'], path: '/api/users/login', for: 'people who sign in', rate: 'signIns' },
	{ methods: ['POST'], path: '/api/users/logout', for: 'people whose session has ended already' },
	{ methods: ['GET'], path: '/api/users/me', for: 'the sign-in screen: nobody is signed in' },
	{
		methods: ['POST'],
		path: '/api/users/forgot-password',
		for: 'people without their password',
		rate: 'resets',
	},
	{
		methods: ['POST'],
		path: '/api/users/reset-password',
		for: 'people with a one-time link',
		rate: 'resets',
	},
	{
		methods: ['POST'],
		path: '/api/setup/administrator',
		for: 'whoever has the one-time code of a new site',
	},
	{ methods: ['GET'], path: '/api/users/openid', for: 'people who sign in at the OpenID provider' },
	{ methods: ['GET'], path: '/api/users/openid/callback', for: 'people who come back from there' },
];

/** The door for a request, if one is open. HEAD is asked of GET; a path matches segment by segment, letter by letter. */
export function publicEndpoint(method: string, path: string): PublicEndpoint | undefined {
	const requestMethod = method === 'HEAD' ? 'GET' : method;
	const segments = path.split('/');
	return publicEndpoints.find((door) => {
		const expected = door.path.split('/');
		const matches = (segment: string, at: number) =>
			segment === '*' ? segments[at] !== '' : segment === segments[at];
		return (
			door.methods.includes(requestMethod) &&
			expected.length === segments.length &&
			expected.every(matches)
		);
	});
}
