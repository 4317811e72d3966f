/** A request to Payload's REST API; `path` is relative to `/api`. */
export interface Call {
	method: string;
	path: string;
	/** The raw body, sent as JSON. */
	body?: string;
}

const call = (method: string) => (path: string, body?: string) => ({
	method,
	path,
	...(body !== undefined && { body }),
});
const get = call('GET');
const post = call('POST');
const patch = call('PATCH');
const remove = call('DELETE');

const pages = [
	'{',
	'null',
	'[]',
	'"x"',
	'5',
	'{"title":{"a":1}}',
	'{"title":"\\u0000","slug":"x"}',
	'{"sections":5}',
	'{"sections":[5]}',
	'{"sections":[null]}',
	'{"sections":[{"blockType":"nothing"}]}',
	'{"sections":[{"blockType":"hero","buttons":5}]}',
	'{"sections":{"a":1}}',
	'{"parent":"abc"}',
	'{"parent":{"a":1}}',
	'{"parent":99999}',
	'{"parent":[1]}',
	'{"_status":"x"}',
	'{"slug":{"a":1}}',
	'{"slug":5}',
	'{"seo":5}',
	'{"seo":null}',
	'{"seo":[]}',
	'{"createdAt":"x"}',
	'{"createdAt":{"a":1}}',
	'{"id":"x"}',
	'{"navbarTheme":{"a":1}}',
	'{"pageLogo":"x"}',
	'{"pageLogo":{"x":1}}',
];

const ids = ['NaN', '1e3', '12abc', '99999999999', '999999', '-1', '0', '1?depth=3', '1?locale=xx'];

const media = [
	'{"url":"x"}',
	'{"filename":"../x"}',
	'{"filename":"a\\u0000"}',
	'{"filename":5}',
	'{"focalX":"x"}',
];

/** Invalid requests of a signed-in user. None may cause a 5xx response. */
export const hostileCalls: readonly Call[] = [
	...ids.map((id) => get(`pages/${id}`)),
	...['count?where[x]=1', 'count?where[title][wrong]=1', 'versions?limit=0'].map((path) =>
		get(`pages/${path}`),
	),
	...['x', '99999'].flatMap((id) => [
		get(`pages/versions/${id}`),
		post(`pages/versions/${id}`, '{}'),
	]),
	get('pages/versions?where[version.title][equals]=x'),
	get('pages/versions?sort=x'),
	...['nothing', '', 'globals', 'globals/nothing', 'og', 'graphql', 'payload-kv'].map((path) =>
		get(path),
	),
	...['?depth=99', '?locale=xx', '/versions', '/versions/x'].map((end) =>
		get(`globals/header${end}`),
	),
	get('media/paste-url?src=http://127.0.0.1'),
	get('media/paste-url/x'),
	get('payload-preferences'),
	get('payload-locked-documents?where[document.value][equals]=x'),
	get('payload-locked-documents?where[document][equals]=x'),
	get('payload-jobs/run?limit=x'),
	get('payload-jobs/handle-schedules'),
	get('users/x'),
	...[
		'where[password][equals]=x',
		'where[hash][equals]=x',
		'where[apiKey][like]=a',
		'sort=hash',
	].map((query) => get(`users?${query}`)),
	get('users/me?depth=x'),
	get('users/me?select=x'),
	...['where[url][like]=x', 'where[filename][like]=%25', 'sort=url'].map((query) =>
		get(`media?${query}`),
	),
	...['greater_than', 'equals', 'in', 'like'].map((operator) =>
		get(`media?where[filesize][${operator}]=x`),
	),
	...['%00', 'a%2f..%2fb', '..%2f..%2fx', 'nothing.png', 'moving.json?prefix=../..'].map((file) =>
		get(`media/file/${file}`),
	),
	get('sms-prices?where[price][equals]=x'),
	get('sms-prices?where[validFrom][equals]=x'),
	get('sms-prices?sort=price'),
	post('users/verify/x', '{}'),
	post('users/unlock', '{}'),
	post('users/unlock', '{"email":5}'),
	...['null', '[1]', '{"email":{"a":1},"password":[]}', '{"email":"a","password":[]}'].map((body) =>
		post('users/login', body),
	),
	...['{}', '{"token":{"a":1},"password":"abcdefghijklmn"}', '{"token":"x","password":5}'].map(
		(body) => post('users/reset-password', body),
	),
	...pages.map((body) => post('pages', body)),
	patch('pages/1', '{"sections":5}'),
	patch('pages/1', 'null'),
	patch('pages/NaN', '{}'),
	patch('pages/999999', '{}'),
	patch('pages', '{}'),
	patch('pages?where[x]=1', '{}'),
	patch('pages?where[title][equals]=nothing', '{}'),
	remove('pages', '{}'),
	remove('pages/NaN'),
	remove('pages/999999'),
	remove('pages?where[title][wrong]=1'),
	post('pages/1/duplicate', 'null'),
	post('pages/99999/duplicate', '{}'),
	post('pages/access/x', '{}'),
	post('pages/access/1', 'null'),
	post('pages/access', '5'),
	...['null', '5', '{"links":5}'].map((body) => post('globals/header', body)),
	post('media', '{}'),
	post('media', 'null'),
	post('media', '{"url":"http://127.0.0.1:1/x.png","filename":"x.png"}'),
	...media.map((body) => patch('media/1', body)),
	...['{"value":1}', 'null', '{"value":{"a":"\\u0000"}}'].map((body) =>
		post('payload-preferences/x', body),
	),
	remove('payload-preferences/y'),
	post('payload-locked-documents', '{"document":5}'),
	...['{}', '{"email":5,"password":5}', '{"email":"b@example.com","password":{"a":1}}'].map(
		(body) => post('users', body),
	),
	patch('users/1', '{"password":5}'),
	patch('users/1', '{"roles":5,"apiKey":{"a":1}}'),
	post('users/x/api-key/reveal', '{}'),
	...['{"price":"x"}', '{"price":1e999}'].map((body) => post('sms-prices', body)),
	post('sms-prices/import', 'x'),
	post('redirects', '{"from":{"a":1}}'),
	post('authors', '{"name":{"a":1}}'),
	post('categories', '{"name":{"a":1},"slug":{"b":1}}'),
	post('posts', '{"date":"x","title":5,"blogSections":[{"blockType":"content","text":5}]}'),
	post('posts', '{"related":[{"a":1}],"categories":"x","title":"t","slug":"t-t"}'),
	post('posts', '{"related":["x"],"title":"t","slug":"t-u"}'),
	call('PUT')('pages', '{}'),
	post('nothing', '{}'),
];
