import type { Browser, Page } from '@playwright/test';

export interface ExampleName {
	part: string;
	example: string;
}

/** One way to look at an example. */
export interface Shot extends ExampleName {
	width: number;
	scheme: 'light' | 'dark';
	lang: string;
}

export const nameOf = ({ part, example, width, scheme, lang }: Shot) =>
	`${part}, ${example}, ${width} px, ${scheme}, ${lang}`;

/** Every example a gallery shows. */
export async function listExamples(browser: Browser, url: string): Promise<ExampleName[]> {
	const page = await browser.newPage();
	await page.goto(`${url}/frame.html?list`);
	const list = await page.locator('#list').textContent();
	await page.close();
	return JSON.parse(list ?? '[]');
}

/** Takes pictures of examples, some at once; `null` for one that is not in the gallery. */
export async function takePictures(
	browser: Browser,
	url: string,
	shots: readonly Shot[],
	onPicture: (shot: Shot, picture: Buffer) => void,
): Promise<void> {
	const queue = [...shots];
	const work = async () => {
		const page = await browser.newPage();
		for (let shot = queue.shift(); shot; shot = queue.shift()) {
			onPicture(shot, await takePicture(page, url, shot));
		}
		await page.close();
	};
	await Promise.all([work(), work()]);
}

async function takePicture(page: Page, url: string, shot: Shot): Promise<Buffer> {
	const { part, example, width, scheme, lang } = shot;
	await page.setViewportSize({ width, height: 900 });
	await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
	await page.goto(`${url}/frame.html?${new URLSearchParams({ part, example, lang })}`);
	await page.locator('[data-stage]').first().waitFor({ state: 'attached' });
	await page.evaluate(async () => {
		const images = [...document.images];
		for (const image of images) image.loading = 'eager';
		// A picture that can't be decoded is shown broken, as visitors would see it.
		await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
		await document.fonts.ready;
	});
	return page.screenshot({ fullPage: true, animations: 'disabled' });
}
