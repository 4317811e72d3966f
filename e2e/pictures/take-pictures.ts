import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { prepare, scenes } from './scenes.ts';

interface Options {
	/** The path of Chromium's executable. */
	browser: string;
	/** The output folder. */
	folder: string;
	site: string;
	backend: string;
	email: string;
	password: string;
}

/** Takes the pictures of the documentation from running programs with the demo content. Returns the files' paths. */
export async function takePictures(options: Options): Promise<string[]> {
	const { browser: executablePath, folder, site, backend, email, password } = options;
	mkdirSync(join(folder, 'pictures'), { recursive: true });
	const editor = await prepare({ origin: backend, password });
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	const files: string[] = [];
	try {
		const page = await browser.newPage({
			viewport: { width: 1280, height: 800 },
			colorScheme: 'light',
			reducedMotion: 'reduce',
			locale: 'en-US',
		});
		const take = async (name: string, height = 800) => {
			await page.evaluate(() => document.fonts.ready);
			await page.waitForLoadState('networkidle');
			const path = join(folder, `${name}.png`);
			const clip = { x: 0, y: 0, width: 1280, height };
			await page.screenshot({ path, clip, animations: 'disabled', caret: 'hide' });
			files.push(path);
		};
		await page.goto(site);
		await take('screenshot');
		const admin = `${backend}/admin`;
		await page.goto(`${admin}/login`);
		await page.locator('input[name=email]').fill(email);
		await page.locator('input[name=password]').fill(password);
		await page.locator('form button[type=submit]').click();
		await page.waitForURL(/\/admin\/?$/);
		for (const { name, height, show } of scenes) {
			await show(page, { site, admin, editor });
			await take(join('pictures', name), height);
		}
	} finally {
		await browser.close();
	}
	return files;
}
