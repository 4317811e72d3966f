import { expect, it } from 'vitest';
import { matchedQueryHeader, oldAddress } from '#shared/addresses/old-address.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite } from '../server/test-site.ts';

it('asks for the redirect of an old address with its query, once for all campaigns', async () => {
	await using folder = await temporaryFolder();
	const renders: string[] = [];
	const site = await startTestSite({
		folder: folder.path,
		handler: async (request) => {
			const url = new URL(request.url);
			if (!url.pathname.endsWith('.php')) return new Response('<h1>Page</h1>');
			const address = oldAddress(url) ?? url.pathname;
			renders.push(address);
			const to = /[?&]id=26\b/.test(address) ? '/there' : undefined;
			if (address.startsWith('/list.php'))
				return new Response(null, { status: 301, headers: { location: to ?? '/list' } });
			return to
				? new Response(null, {
						status: 301,
						headers: { location: to, [matchedQueryHeader]: 'id=26' },
					})
				: new Response('<h1>Not found</h1>', { status: 404 });
		},
	});
	const get = async (path: string) => {
		const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
		return [status, headers.get('location')];
	};
	for (const _round of ['application', 'memory']) {
		expect(await get('/index.php')).toEqual([404, null]);
		expect(await get('/index.php?id=26')).toEqual([301, '/there']);
		expect(await get('/index.php?id=26&utm_source=mail')).toEqual([301, '/there?utm_source=mail']);
		expect(await get('/index.php?id=27')).toEqual([404, null]);
		expect(await get('/list.php?id=26&utm_source=mail')).toEqual([
			301,
			'/there?id=26&utm_source=mail',
		]);
		expect(await get('/list.php?id=27')).toEqual([301, '/list?id=27']);
	}
	renders.length = 0;
	for (const click of ['?utm_source=mail', '?gclid=Cj0KCQ', '?_gl=1*a&utm_id=2', ''])
		expect((await get(`/index.php${click}`))[0]).toBe(404);
	// Neither an existing page nor a visitor's own parameter of this name starts a second render.
	expect(await get('/about?id=26')).toEqual([200, null]);
	expect(renders).toEqual([]);
	expect(await get('/index.php?_query=id%3D26')).toEqual([404, null]);
	// Every redirect of the server is encoded, here that of a language switch.
	expect(await get('/language/de?to=/de/gr%C3%B6%C3%9Fe%7C%C5%81%2525')).toEqual([
		303,
		'/de/gr%C3%B6%C3%9Fe%7C%C5%81%25',
	]);
	await site.stop();
});
