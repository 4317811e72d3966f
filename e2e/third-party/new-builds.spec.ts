import type { Page } from '@playwright/test';
import { startReact } from '../support/react.ts';
import { expect, readGlobal, test } from './fixtures.ts';

async function open(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await startReact(page);
}

async function serveBuild(page: Page, id: string): Promise<void> {
	const build = { id, timestamp: Date.now() + 60_000 };
	await page.route(/\/builds\/latest\.json/, (route) => route.fulfill({ json: build }));
	await page.route(`**/builds/meta/${id}.json`, (route) => route.fulfill({ json: build }));
}

/** Adds the URL of each response to `window.jsonUrls` after a script has read its JSON. Scripts use the JSON before a test continues. */
function recordJsonUrls(): void {
	const urls: string[] = [];
	Reflect.set(window, 'jsonUrls', urls);
	const { json } = Response.prototype;
	Response.prototype.json = async function readJson(this: Response) {
		const value: unknown = await json.call(this);
		urls.push(this.url);
		return value;
	};
}

const link = (page: Page, name: string) => page.getByRole('link', { name });

test('the next navigation loads a document once a newer build is served', async ({
	page,
	thirdParties,
}) => {
	const site = await thirdParties.site('none');
	await serveBuild(page, 'newer');
	await page.addInitScript(recordJsonUrls);
	await open(page, `${site}/one`);
	await page.waitForFunction(() =>
		String(Reflect.get(window, 'jsonUrls')).includes('/builds/meta/newer.json'),
	);
	await link(page, 'Go to two').click();
	await expect(page.locator('h1')).toHaveText('Page two');
	expect(await readGlobal(page, 'sameDocument')).toBeUndefined();
	expect(page.url()).toMatch(/\/two$/);
	await page.goBack();
	await expect(page.locator('h1')).toHaveText('Page one');
});
