import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { signIn } from './backend.ts';

const demoMedia = join(import.meta.dirname, '../../apps/backend/src/seed/content/media');
const demoAnimations = globSync('*.json', { cwd: demoMedia });

const square = {
	v: '5.9.0',
	fr: 30,
	ip: 0,
	op: 60,
	w: 200,
	h: 100,
	layers: [
		{
			ty: 1,
			ip: 0,
			op: 60,
			st: 0,
			sw: 200,
			sh: 100,
			sc: '#1858c8',
			ks: { o: { k: 100 }, p: { k: [0, 0] }, a: { k: [0, 0] }, s: { k: [100, 100] } },
		},
	],
};

test('an animation from data plays with the editor’s options', async ({ page }) => {
	const animation = {
		data: JSON.stringify(square),
		alt: 'A blue square',
		loop: false,
		scale: 0.5,
		background: '#ffffff',
	};
	await withPage(animation, async (path) => {
		const files: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (/^\/(content|animations)\/.*\.json$/.test(pathname)) files.push(pathname);
		});
		await page.goto(path);
		const stage = page.getByRole('img', { name: 'A blue square' });
		await expect(stage.locator('svg')).toBeVisible();
		await expect(stage).toHaveCSS('background-color', 'rgb(255, 255, 255)');
		await expect(stage).toHaveCSS('transform', 'matrix(0.5, 0, 0, 0.5, 0, 0)');
		expect(files).toEqual([]);
	});
});

test('the animations of the demo content play from data', async ({ page }) => {
	for (const file of demoAnimations) {
		const data = readFileSync(join(demoMedia, file), 'utf8');
		await withPage({ data, alt: file }, async (path) => {
			await page.goto(path);
			const drawing = page.getByRole('img', { name: file }).locator('svg');
			await expect(drawing.locator('path').first()).toBeAttached();
			const first = await drawing.innerHTML();
			await expect.poll(() => drawing.innerHTML()).not.toBe(first);
		});
	}
});

/** Calls `use` with the path of a published page that has the animation in its hero, then removes the page. */
async function withPage(animation: object, use: (path: string) => Promise<void>) {
	const backend = await signIn();
	const slug = `moving-${crypto.randomUUID()}`;
	const { id } = await backend.create('pages', {
		title: 'Moving',
		slug,
		_status: 'published',
		// This layout has no call-to-action, which would have an animation of its own.
		pageLayout: 'simple',
		sections: [{ blockType: 'hero', heading: 'It moves', animation }],
	});
	try {
		await use(`/${slug}`);
	} finally {
		await backend.remove('pages', id);
	}
}
