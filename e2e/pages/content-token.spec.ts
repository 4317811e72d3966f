import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContent } from '../stand-ins/content.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a content token in local storage is sent to the endpoint for its owner only', async ({
	browser,
	page,
}) => {
	const folder = await mkdtemp(join(tmpdir(), 'content-token-'));
	const content = await startContent();
	const site = await startSite({
		CONTENT_URL: `${content.url}/graphql`,
		CONTENT_TOKEN_STORAGE: 'member',
		CACHE_DIR: folder,
	});
	const heading = page.getByRole('heading', { level: 1 });
	try {
		await page.goto(`${site.url}/one`);
		await expect(heading).toHaveText('Page one');
		expect(await page.context().cookies()).toEqual([]);

		await page.evaluate(() => localStorage.setItem('member', 'abc'));
		await page.goto(`${site.url}/one`);
		await expect(heading).toHaveText('Page one for Bearer abc');
		await page.getByRole('link', { name: 'Go to two' }).click();
		await expect(heading).toHaveText('Page two for Bearer abc');

		const anonymous = await browser.newPage();
		await anonymous.goto(`${site.url}/two`);
		await expect(anonymous.getByRole('heading', { level: 1 })).toHaveText('Page two');
		await anonymous.close();

		await page.evaluate(() => localStorage.removeItem('member'));
		await page.goto(`${site.url}/two`);
		await expect(heading).toHaveText('Page two');
		expect(await page.context().cookies()).toEqual([]);
	} finally {
		await site.stop();
		await content.close();
		await rm(folder, { recursive: true, force: true });
	}
});
