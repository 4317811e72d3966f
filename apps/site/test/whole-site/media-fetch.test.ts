import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { picture } from '../server/pictures.ts';
import { startSourceServer } from '../server/source-server.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite } from '../server/test-site.ts';

it('fetches files of the content host from MEDIA_FETCH_URL', async () => {
	await using folder = await temporaryFolder();
	const image = await picture(400, 300).png().toBuffer();
	const source = await startSourceServer((_request, response) => void response.end(image));
	const site = await startTestSite({
		folder: folder.path,
		settings: { MEDIA_URL: 'http://cms.test', MEDIA_FETCH_URL: source.origin },
		handler: async () => new Response('<h1>Any</h1>'),
	});
	const file = '/content/api/media/file/a.png';
	for (const path of [file, `/images/w_320,f_webp${file}`]) {
		expect((await fetch(site.origin + path)).status, path).toBe(200);
	}
	await site.stop();
	await source.close();
});

it('serves files of any folder and of further hosts, with spaces and special characters in their names', async () => {
	await using folder = await temporaryFolder();
	const image = await picture(400, 300).png().toBuffer();
	const paths: string[] = [];
	const listener: RequestListener = ({ url }, response) => {
		paths.push(url ?? '');
		response.end(image);
	};
	const cms = await startSourceServer(listener);
	const cdn = await startSourceServer(listener);
	const site = await startTestSite({
		folder: folder.path,
		settings: { MEDIA_URL: cms.origin, MEDIA_HOSTS: cdn.origin },
		handler: async () => new Response('<h1>Any</h1>'),
	});
	const upload = '/wp-content/uploads/2026/11/bl%C3%A5b%C3%A6r%20gr%C3%B8d.png';
	for (const file of [upload, `/@${new URL(cdn.origin).host}/a/b.png`]) {
		for (const path of [`/content${file}`, `/images/w_320,f_webp/content${file}`]) {
			expect((await fetch(site.origin + path)).status, path).toBe(200);
		}
	}
	expect(paths).toEqual([upload, upload, '/a/b.png', '/a/b.png']);
	for (const file of [
		'/@other.example/a.png',
		'/wp-admin/',
		'/graphql',
		'/wp-content/uploads/a.php',
	]) {
		expect((await fetch(`${site.origin}/content${file}`)).status, file).toBe(404);
		expect((await fetch(`${site.origin}/images/w_320,f_webp/content${file}`)).status, file).toBe(
			404,
		);
	}
	await site.stop();
	await cms.close();
	await cdn.close();
});
