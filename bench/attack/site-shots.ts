import { commonShots } from './common.ts';
import { mutate, randomNumbers, type Shot } from './shot.ts';

const pages = ['/', '/da', '/de', '/pricing', '/blog', '/docs', '/blog/feed.xml', '/sitemap.xml'];

const templates = [
	'/language/en?to=/.//evil.example',
	'/language/da?to=%2f%2fevil.example',
	'/language/xx?to=/x/..//evil.example',
	'/preview?token=1.2&to=/da/om',
	'/images/w=640,q=75/api/media/file/picture.svg',
	'/content/api/media/file/picture.svg',
	'/animations/https/evil.example/a.json',
	'/api/prices?currency=EUR&countries=DE,FR',
	'/api/prices/rcs?currency=EUR&countries=DE',
	'/api/prices/operators?search=238-01',
	'/prices/eur.json',
	'/flags/de.svg',
	'/builds/0123456789abcdef/assets/a.js',
	'/api/try/api/v1/prices/email',
	'/pricing?currency=DKK&countries=DK,DE',
	'/blog/category/guides?page=2',
	'/da/om/hold',
	'/de/blog/category/anleitungen/feed.xml',
];

function mutatedUrls(): Shot[] {
	const random = randomNumbers(23);
	return templates.flatMap((path) =>
		Array.from({ length: 85 }, () => ({
			method: 'GET',
			path: `/${mutate(path.slice(1), random)}`,
		})),
	);
}

/** Unknown paths: nothing is cached for them, so each would cause a render. */
function unknownUrls(): Shot[] {
	return Array.from({ length: 700 }, (_, at) => ({
		method: 'GET',
		path: `${['', '/da', '/de'][at % 3]}/invented-${at}${at % 5 ? '' : '/below'}`,
	}));
}

function writes(): Shot[] {
	const random = randomNumbers(29);
	const signedHeaders = { 'content-type': 'application/json', 'x-signature': 't=1,v1=00' };
	const webhooks = Array.from({ length: 120 }, () => ({
		method: 'POST',
		path: '/webhooks/content',
		headers: signedHeaders,
		body: mutate('{"tags":["page:1","settings"]}', random),
	}));
	const attempts = Array.from({ length: 120 }, (_, at) => ({
		method: ['POST', 'GET', 'PUT'][at % 3] ?? 'POST',
		path: `/api/try/${mutate('prices/graphql', random)}`,
		headers: { 'content-type': 'application/json', authorization: 'Bearer wrong' },
		body: mutate('{"query":"{ __typename }"}', random),
	}));
	return [...webhooks, ...attempts];
}

export const siteShots = (): Shot[] => [
	...commonShots([...pages, '/api/prices?currency=EUR&countries=DE', '/healthz', '/nowhere']),
	...mutatedUrls(),
	...unknownUrls(),
	...writes(),
];
