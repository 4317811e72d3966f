import { expect, it } from 'vitest';
import { picture } from '../server/pictures.ts';
import { startSourceServer } from '../server/source-server.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';
import { startTestSite } from '../server/test-site.ts';

it('files named by one address of the content host can be fetched by another', async () => {
	await using folder = await temporaryFolder();
	const image = await picture(400, 300).png().toBuffer();
	const source = await startSourceServer((_request, response) => void response.end(image));
	const site = await startTestSite({
		folder: folder.path,
		settings: { MEDIA_URL: 'http://cms.test', MEDIA_FETCH_URL: source.origin },
		answer: async () => new Response('<h1>Any</h1>'),
	});
	const file = '/content/api/media/file/a.png';
	for (const path of [file, `/images/w_320,f_webp${file}`]) {
		expect((await fetch(site.origin + path)).status, path).toBe(200);
	}
	await site.stop();
	await source.close();
});
