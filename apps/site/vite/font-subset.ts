import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type ShippedFont, shippedFonts } from '../shared/brand/fonts.ts';
import { pageLetters } from '../shared/brand/page-letters.ts';
import { withTabularFiguresOnly } from './tabular-figures.ts';

const { resolve } = createRequire(import.meta.url);

const options = {
	keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'tnum'],
	noHinting: true,
	variationAxes: { wght: { min: 400, max: 800 } },
} satisfies Parameters<typeof subsetFont>[2] & Record<string, unknown>;

/** Converts a font to WOFF2 for pages and to TrueType for share images. */
async function subset(source: Buffer, font: ShippedFont): Promise<{ woff2: Buffer; ttf: Buffer }> {
	const ttf = await subsetFont(source, pageLetters, { ...options, targetFormat: 'truetype' });
	// The second pass removes the wide punctuation glyphs, which are no longer referenced.
	const narrow = font.hasTabularFigures ? withTabularFiguresOnly(ttf) : ttf;
	const woff2 = await subsetFont(narrow, pageLetters, {
		...options,
		variationAxes: undefined,
		targetFormat: 'woff2',
	});
	return { woff2, ttf };
}

/** Generates the files of the shipped fonts from their npm packages, with the letters and weights that pages use, whenever these change. */
export function fontSubset(site = join(import.meta.dirname, '..')): Plugin {
	return {
		name: 'font-subset',
		async config() {
			const folder = join(site, 'node_modules/.font-subset');
			mkdirSync(folder, { recursive: true });
			for (const [name, font] of Object.entries(shippedFonts))
				await makeFiles(join(folder, name), font);
		},
	};
}

async function makeFiles(path: string, font: ShippedFont): Promise<void> {
	const bytes = readFileSync(resolve(font.source));
	const id = createHash('sha256')
		.update(bytes)
		.update(JSON.stringify([pageLetters, options, font, subset.name, withTabularFiguresOnly.name]))
		.digest('hex');
	const stamp = `${path}.id`;
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return;
	const { woff2, ttf } = await subset(bytes, font);
	replaceFile(`${path}.woff2`, woff2);
	replaceFile(`${path}.ttf`, ttf);
	replaceFile(stamp, id);
}

/** Replaces a file atomically, since another build or test may be reading it. */
function replaceFile(path: string, content: Buffer | string): void {
	const temporaryPath = `${path}.${process.pid}`;
	writeFileSync(temporaryPath, content);
	renameSync(temporaryPath, path);
}
