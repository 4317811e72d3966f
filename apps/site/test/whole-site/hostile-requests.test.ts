import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fire } from '../../../../bench/attack/fire.ts';
import { siteShots } from '../../../../bench/attack/site-shots.ts';
import { startFakeContent } from '../fake-content.ts';
import { startSmallSite } from '../server/small-site.ts';
import { temporaryFolder } from '../server/temporary-folder.ts';

it('hostile requests cause no errors (a tenth of the requests of the attack run)', async () => {
	await using folder = await temporaryFolder();
	await mkdir(join(folder.path, 'build/client/assets'), { recursive: true });
	const content = await startFakeContent();
	const site = await startSmallSite({
		folder: folder.path,
		contentUrl: content.url,
		settings: { MEDIA_URL: content.url },
	});
	try {
		const shots = siteShots().filter((_, index) => index % 10 === 0);
		const outcomes = await fire(`http://127.0.0.1:${site.port}`, shots, 8);
		// 502 is expected, since this small site has no price API and no files.
		const failures = outcomes.filter(
			({ status }) => status === 0 || (status >= 500 && status !== 502),
		);
		expect(failures.map(({ shot, status }) => `${status} ${shot.method} ${shot.path}`)).toEqual([]);
		expect(outcomes.length).toBeGreaterThan(300);
	} finally {
		await site.stop();
		await content.close();
	}
});
