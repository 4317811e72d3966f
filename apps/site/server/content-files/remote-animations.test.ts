import { afterAll, expect, it } from 'vitest';
import { animationAddress } from '#shared/addresses/animation-address.ts';
import { startSourceServer } from '../../test/server/source-server.ts';
import { createLogger } from '../observing/logger.ts';
import { remoteAnimations } from './remote-animations.ts';

const host = await startSourceServer((request, response) => {
	if (request.url === '/a.json?v=1') response.end('{"layers":[]}');
	else if (request.url === '/moved.json')
		response.writeHead(302, { location: '/a.json?v=1' }).end();
	else response.end('<script>alert(1)</script>');
});

afterAll(() => host.close());

it.each([
	['/animations/cdn.example/a.json?v=1', 200],
	['/animations/cdn.example/page.html', 502],
	['/animations/cdn.example/moved.json', 502],
	['/animations/127.0.0.1/a.json', 404],
	['/animations/cdn.example:22/a.json', 404],
	['/animations/cdn.example@evil.example/a.json', 404],
])('%s responds %i', async (address, status) => {
	const app = remoteAnimations({
		hosts: ['cdn.example'],
		logger: createLogger('silent'),
		originOf: () => host.origin,
	});
	expect((await app.request(address)).status).toBe(status);
});

it.each([
	['http://content/media/a.json', '/content/media/a.json'],
	['https://cdn.example/a.json?v=1', '/animations/cdn.example/a.json?v=1'],
	['http://cdn.example/a.json', 'http://cdn.example/a.json'],
	['https://other.example/a.json', 'https://other.example/a.json'],
	['/content/media/a.json', '/content/media/a.json'],
])('%s becomes %s', (link, address) => {
	const hosts = { mediaOrigin: 'http://content', animationHosts: ['cdn.example'] };
	expect(animationAddress(link, hosts)).toBe(address);
});
