import { hostileCalls } from '../../apps/backend/test/http/hostile-calls.ts';
import { hostileQueries } from '../../apps/backend/test/http/hostile-queries.ts';
import { commonShots } from './common.ts';
import { mutate, randomNumbers, type Shot } from './shot.ts';

const json = { 'content-type': 'application/json' };

const collections = [
	'pages',
	'posts',
	'products',
	'media',
	'users',
	'redirects',
	'sms-prices',
	'api-tokens',
];

const contentQueries = [
	'{ page(slug: "home", lang: en) { title sections { __typename } } }',
	'{ posts(where: { lang: en }, first: 10) { nodes { title related { title } } } }',
	'query ($l: Locale!) { footer(lang: $l) { copyright { text } } }',
	'{ redirect(path: "/old") { to status } }',
	'{ sitemap(lang: de, first: 1000) { nodes { href } } }',
	`{ post(slug: "x", lang: en) ${'{ related '.repeat(30)} { title } ${'}'.repeat(30)} }`,
	`{ ${'a: __typename '.repeat(500)} }`,
];

const priceQuery =
	'{ priceModelList(currency: EUR, countries: ["DE"]) { countryCode smsPrice operators { name price } } }';

function graphql(token: string): Shot[] {
	const random = randomNumbers(11);
	const shot = (path: string, query: string, headers: Record<string, string> = {}): Shot => {
		const variables = [undefined, 'x', [1], { l: 'zz' }, { l: { a: 1 } }][Math.floor(random() * 5)];
		const body = JSON.stringify({ query, ...(variables !== undefined && { variables }) });
		return { method: 'POST', path, headers: { ...json, ...headers }, body };
	};
	const content = Array.from({ length: 700 }, (_, at) =>
		shot('/graphql', mutate(contentQueries[at % contentQueries.length] ?? '', random)),
	);
	const bearers: Record<string, string>[] = [
		{},
		{ authorization: 'Bearer wrong' },
		{ authorization: `Bearer ${token}` },
	];
	const prices = Array.from({ length: 400 }, (_, at) =>
		shot('/prices/graphql', mutate(priceQuery, random), bearers[at % 3]),
	);
	const email = bearers.map((headers) => ({
		method: 'GET',
		path: '/api/v1/prices/email',
		headers,
	}));
	const byGet = contentQueries.map((query) => ({
		method: 'GET',
		path: `/graphql?query=${encodeURIComponent(mutate(query, random))}&variables=[`,
	}));
	return [...content, ...prices, ...email, ...byGet];
}

function signIns(): Shot[] {
	const random = randomNumbers(13);
	const bodies = [
		'{"email":"admin@example.com","password":"wrong wrong wrong"}',
		'{"email":"nobody@example.com","password":"wrong wrong wrong"}',
		'{"email":{"a":1},"password":[]}',
		'null',
		'{"token":"x","password":"a long password"}',
		`{"email":"${'a'.repeat(9_000)}"}`,
	];
	const paths = [
		'login',
		'reset-password',
		'first-register',
		'verify/x',
		'unlock',
		'refresh-token',
	];
	const junk = Array.from({ length: 240 }, (_, at) => ({
		method: 'POST',
		path: `/api/users/${paths[at % paths.length]}`,
		headers: json,
		body:
			at % 2
				? mutate(bodies[at % bodies.length] ?? '', random)
				: (bodies[at % bodies.length] ?? ''),
	}));
	const resets = Array.from({ length: 30 }, (_, at) => ({
		method: 'POST',
		path: '/api/users/forgot-password',
		headers: json,
		body: JSON.stringify({ email: at % 3 ? `nobody${at}@example.com` : 'admin@example.com' }),
	}));
	return [...junk, ...resets];
}

function files(): Shot[] {
	const random = randomNumbers(17);
	return Array.from({ length: 200 }, () => ({
		method: 'GET',
		path: `/api/media/file/${mutate('picture.svg?prefix=a', random)}`,
		headers: { range: mutate('bytes=0-100', random).replace(/[^\x20-\x7e]/g, '') },
	}));
}

function uploads(headers: Record<string, string>): Shot[] {
	const random = randomNumbers(19);
	const form = [
		'--edge\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"x"}\r\n',
		'--edge\r\nContent-Disposition: form-data; name="file"; filename="a.svg"\r\nContent-Type: image/svg+xml\r\n\r\n',
		'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\r\n--edge--\r\n',
	].join('');
	return Array.from({ length: 120 }, () => ({
		method: 'POST',
		path: '/api/media',
		headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
		body: mutate(form, random),
	}));
}

export function backendShots(session: string, token: string): Shot[] {
	const editorHeaders = { authorization: `JWT ${session}` };
	const lists = collections.flatMap((slug) =>
		hostileQueries.map((query) => ({ method: 'GET', path: `/api/${slug}?${query}` })),
	);
	const calls = hostileCalls.map(({ method, path, body }) => ({
		method,
		path: `/api/${path}`,
		headers: json,
		...(body !== undefined && { body }),
	}));
	const editorShots = [...lists, ...calls].map((shot) => ({
		...shot,
		headers: { ...json, ...editorHeaders },
	}));
	return [
		...commonShots(['/admin', '/api/pages', '/graphql', '/openapi.json', '/api/users/me']),
		...lists,
		...calls,
		...editorShots,
		...graphql(token),
		...signIns(),
		...files(),
		...uploads(editorHeaders),
	];
}
