import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivePalette, neutralColors } from '@website/contracts/brand/palette';
import { expect, test } from 'vitest';
import { plainLook } from './look.ts';

const site = join(import.meta.dirname, '../..');
const color = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\w)/i;

/** Files with their own colors: flags of countries and of the signal code, examples of content. */
const ownColors =
	/\.test\.tsx?$|\.example\.tsx$|\/example(-parts)?\.ts$|^app\/testing\/|^app\/ui\/(.*\/)?flag\.tsx$|^shared\/brand\/signal-flag-drawings\.tsx$|generated/;

test('no file contains a color, since colors are content', () => {
	const files = globSync('{app,server,shared,public,scripts,vite}/**/*.{ts,tsx,css,svg}', {
		cwd: site,
	});
	const colors = files
		.filter((file) => !file.startsWith('shared/brand/') && !ownColors.test(file))
		.filter((file) => {
			// Private class members start with the same character.
			const text = readFileSync(join(site, file), 'utf8').replace(
				/(this|other)\.#\w+|^\s*(readonly |async )?#\w+/gm,
				'',
			);
			return color.test(text);
		});
	expect(colors).toEqual([]);
});

test('the plain look has the canvas of the neutral palette', () => {
	const palette = derivePalette(neutralColors);
	expect(plainLook.canvas).toEqual({
		light: palette['light.light.canvas'],
		dark: palette['dark.light.canvas'],
	});
});
