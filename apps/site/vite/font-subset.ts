import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** The font as pages load it, in WOFF2. */
async function subset(font: Buffer): Promise<Buffer> {
	const uncompressed = await subsetFont(font, letters, { ...options, targetFormat: 'truetype' });
	// The second pass drops the wide punctuation that nothing leads to any more.
	return subsetFont(withTabularFiguresOnly(uncompressed), letters, {
		...options,
		variationAxes: undefined,
		targetFormat: 'woff2',
	});
}

/** Makes the page's one font file from its npm package, with the letters and weights that pages use; again when these change. */
export function fontSubset(site = join(import.meta.dirname, '..')): Plugin {
	return {
		name: 'font-subset',
		async config() {
			const bytes = readFileSync(source);
			const id = createHash('sha256')
				.update(bytes)
				.update(JSON.stringify([letters, options, subset.name, withTabularFiguresOnly.name]))
				.digest('hex');
			const folder = join(site, 'node_modules/.font-subset');
			const stamp = join(folder, 'id');
			if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return;
			mkdirSync(folder, { recursive: true });
			writeFileSync(join(folder, 'brand-font.woff2'), await subset(bytes));
			writeFileSync(stamp, id);
		},
	};
}
