import type { Browser, Page } from '@playwright/test';

export interface ExampleName {
	part: string;
	example: string;
}

/** An example at a width, in a color scheme and a language. */
export interface Shot extends ExampleName {
	width: number;
	scheme: 'light' | 'dark';
	lang: string;
}

export const shotName = ({ part, example, width, scheme, lang }: Shot) =>
	`${part}, ${example}, ${width} px, ${scheme}, ${lang}`;

/** Lists all examples of a running gallery. */
export async function listExamples(browser: Browser, url: string): Promise<ExampleName[]> {
	const page = await browser.newPage();
	await page.goto(`${url}/frame.html?list`);
	const list = await page.locator('#list').textContent();
	await page.close();
	return JSON.parse(list ?? '[]');
}

/** Takes screenshots of examples, two at a time. */
export async function takePictures(
	browser: Browser,
	url: string,
	shots: readonly Shot[],
	onPicture: (shot: Shot, picture: Buffer) => void,
): Promise<void> {
	const queue = [...shots];
	const takeNext = async () => {
		const page = await browser.newPage();
		for (let shot = queue.shift(); shot; shot = queue.shift()) {
			onPicture(shot, await takePicture(page, url, shot));
		}
		await page.close();
	};
	await Promise.all([takeNext(), takeNext()]);
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
		// An image that can't be decoded appears broken, as it would for visitors.
		await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
		await document.fonts.ready;
	});
	return page.screenshot({ fullPage: true, animations: 'disabled' });
}
