import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareImageColors } from './colors.ts';

const site = join(import.meta.dirname, '../..');
const color = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\w)/i;

/** What has colors of its own: flags of countries; the icons, which are written from the brand's mark; examples of content. */
const ownColors =
	/\.test\.tsx?$|\.example\.tsx$|\/example(-parts)?\.ts$|^app\/testing\/|^app\/ui\/(.*\/)?flag\.tsx$|^public\/favicon\.svg$|generated/;

test("no file but the brand's names a color", () => {
	const files = globSync('{app,server,shared,public,scripts,vite}/**/*.{ts,tsx,css,svg}', {
		cwd: site,
	});
	const found = files
		.filter((file) => !file.startsWith('shared/brand/') && !ownColors.test(file))
		.filter((file) => {
			// Private members of classes begin with the same sign.
			const text = readFileSync(join(site, file), 'utf8').replace(
				/(this|other)\.#\w+|^\s*(readonly |async )?#\w+/gm,
				'',
			);
			return color.test(text);
		});
	expect(found).toEqual([]);
});

test("the favicon is the brand's mark", () => {
	const read = (path: string) => readFileSync(join(site, path), 'utf8');
	expect(read('public/favicon.svg')).toBe(read('shared/brand/mark.svg'));
});

test('share images have the colors of the dark theme', () => {
	const themes = readFileSync(join(site, 'shared/brand/themes.css'), 'utf8');
	const dark = themes.slice(themes.indexOf('.theme-dark {'), themes.indexOf('.theme-yellow {'));
	for (const [role, color] of Object.entries(shareImageColors))
		expect(dark).toContain(`--${role}: ${color};`);
});
