import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Difference } from '../difference.ts';
import { type Shot, shotName } from '../pictures.ts';
import { escapeHtml } from './escape-html.ts';
import { toolbar } from './toolbar.ts';

export interface ChangedShot {
	shot: Shot;
	before: Buffer;
	after: Buffer;
	difference: Difference;
}

export interface Comparison {
	ref: string;
	changed: ChangedShot[];
	/** Pictures that only the working tree has. */
	added: string[];
	/** Pictures that only the reference has. */
	removed: string[];
	unchanged: number;
}

const style = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');
const script = stripTypeScriptTypes(
	readFileSync(join(import.meta.dirname, 'in-browser.ts'), 'utf8'),
);

/**
 * Renders the comparison as one self-contained HTML page, sorted by the size of the change. Without JavaScript, pairs are shown
 * side by side.
 */
export async function reportPage(comparison: Comparison): Promise<string> {
	const { ref, changed, added, removed, unchanged } = comparison;
	const sorted = changed.toSorted((a, b) => b.difference.share - a.difference.share);
	const rows = await Promise.all(sorted.map(row));
	const total = changed.length + unchanged;
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${changed.length} changed since ${escapeHtml(ref)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<header class="head">
<h1>${changed.length} of ${total} pictures changed</h1>
<p class="since">since <code>${escapeHtml(ref)}</code></p>
${list('New', added)}${list('Removed', removed)}
</header>
${changed.length === 0 ? '<p class="nothing">No picture changed.</p>' : toolbar(sorted.map(({ shot }) => shot))}
<main>
${rows.join('\n')}
<p class="nothing" id="none" hidden>No changed picture matches the filters.</p>
</main>
<script type="module">${script}</script>
</html>
`;
}

async function row({ shot, before, after, difference }: ChangedShot): Promise<string> {
	const { part, example, width, scheme, lang } = shot;
	const [first, second, diffImage] = await Promise.all(
		[before, after, difference.diffImage].map(toDataUrl),
	);
	const name = escapeHtml(shotName(shot));
	const percent = (difference.share * 100).toFixed(difference.share < 0.1 ? 2 : 0);
	const figure = (kind: string, caption: string, url: string | undefined) =>
		`<figure class="${kind}"><img src="${url}" alt="${caption}: ${name}" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
	return `<article data-part="${escapeHtml(part)}" data-lang="${lang}" data-scheme="${scheme}" data-width="${width}" data-share="${difference.share}">
<header><h2>${escapeHtml(part)} <span class="example">${escapeHtml(example)}</span></h2>
<p class="view"><span>${lang.toUpperCase()}</span><span>${width} px</span><span>${scheme}</span><strong class="share">${percent} %</strong></p></header>
<div class="pair" style="--width: ${width}px">${figure('before', 'Before', first)}${figure('after', 'After', second)}${figure('difference', 'Difference', diffImage)}<input class="divider" type="range" min="0" max="100" value="50" aria-label="Divider between before and after: ${name}"></div>
</article>`;
}

async function toDataUrl(picture: Buffer): Promise<string> {
	const webp = await sharp(picture).webp({ quality: 88 }).toBuffer();
	return `data:image/webp;base64,${webp.toString('base64')}`;
}

function list(title: string, names: readonly string[]): string {
	if (names.length === 0) return '';
	const items = names.map((name) => `<li>${escapeHtml(name)}</li>`).join('');
	return `<details><summary>${title} <span class="count">${names.length}</span></summary><ul>${items}</ul></details>`;
}
