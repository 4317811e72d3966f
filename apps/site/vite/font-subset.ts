import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fontSource } from '../shared/brand/font-source.ts';
import { withTabularFiguresOnly } from './tabular-figures.ts';

const source = createRequire(import.meta.url).resolve(fontSource);

/** Latin letters of Western and Northern Europe, punctuation, and the signs that pages use. */
const letters = String.fromCodePoint(
	...Array.from({ length: 0x7f - 0x20 }, (_, offset) => 0x20 + offset),
	...Array.from({ length: 0x180 - 0xa0 }, (_, offset) => 0xa0 + offset),
	...[...'–—‘’‚“”„†•…‹›€™−→←↑↓×≈‑\u202f'].map((letter) => letter.codePointAt(0) ?? 0),
);

const options = {
	keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'tnum'],
	noHinting: true,
	variationAxes: { wght: { min: 400, max: 800 } },
} satisfies Parameters<typeof subsetFont>[2] & Record<string, unknown>;

const files = { woff2: 'brand-font.woff2', ttf: 'brand-font.ttf' };

/** The font as pages load it, in WOFF2, and as share images are drawn with it, in TrueType. */
async function subset(font: Buffer): Promise<{ woff2: Buffer; ttf: Buffer }> {
	const ttf = await subsetFont(font, letters, { ...options, targetFormat: 'truetype' });
	// The second pass drops the wide punctuation that nothing leads to any more.
	const woff2 = await subsetFont(withTabularFiguresOnly(ttf), letters, {
		...options,
		variationAxes: undefined,
		targetFormat: 'woff2',
	});
	return { woff2, ttf };
}

/** Makes the brand's font files from their npm package, with the letters and weights that pages use; again when these change. */
export function fontSubset(site = join(import.meta.dirname, '..')): Plugin {
	return {
		name: 'font-subset',
		async config() {
			const bytes = readFileSync(source);
			const id = createHash('sha256')
				.update(bytes)
				.update(
					JSON.stringify([
						letters,
						options,
						subset.name,
						withTabularFiguresOnly.name,
						Object.values(files),
					]),
				)
				.digest('hex');
			const folder = join(site, 'node_modules/.font-subset');
			const stamp = join(folder, 'id');
			if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return;
			mkdirSync(folder, { recursive: true });
			const { woff2, ttf } = await subset(bytes);
			replaceFile(join(folder, files.woff2), woff2);
			replaceFile(join(folder, files.ttf), ttf);
			replaceFile(stamp, id);
		},
	};
}

/** Another build or test may be reading the file. */
function replaceFile(path: string, content: Buffer | string): void {
	const unfinished = `${path}.${process.pid}`;
	writeFileSync(unfinished, content);
	renameSync(unfinished, path);
}
