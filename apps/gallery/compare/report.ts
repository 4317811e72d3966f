import sharp from 'sharp';
import type { Difference } from './difference.ts';
import { nameOf, type Shot } from './pictures.ts';

export interface Changed {
	shot: Shot;
	before: Buffer;
	after: Buffer;
	difference: Difference;
}

export interface Comparison {
	ref: string;
	changed: Changed[];
	/** Examples that only one of the states has. */
	added: string[];
	removed: string[];
	unchanged: number;
}

/** The whole comparison as one HTML page, its pictures in it; the largest changes first. */
export async function reportPage(comparison: Comparison): Promise<string> {
	const { ref, changed, added, removed, unchanged } = comparison;
	const sorted = changed.toSorted((a, b) => b.difference.share - a.difference.share);
	const rows = await Promise.all(sorted.map(row));
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${changed.length} changed since ${text(ref)}</title>
<style>${style}</style>
<header>
<h1>${changed.length} of ${changed.length + unchanged} pictures changed since ${text(ref)}</h1>
${list('Only now', added)}${list(`Only in ${text(ref)}`, removed)}
</header>
${rows.join('\n')}
</html>
`;
}

async function row({ shot, before, after, difference }: Changed): Promise<string> {
	const [first, second, marked] = await Promise.all([before, after, difference.marked].map(data));
	const percent = (difference.share * 100).toFixed(difference.share < 0.01 ? 2 : 0);
	return `<section>
<h2>${text(nameOf(shot))} <span>${percent} % differ</span></h2>
<div>
<figure><img src="${first}" alt="" loading="lazy"><figcaption>Before</figcaption></figure>
<figure><img src="${second}" alt="" loading="lazy"><figcaption>After</figcaption></figure>
<figure><img src="${marked}" alt="" loading="lazy"><figcaption>Difference</figcaption></figure>
</div>
</section>`;
}

async function data(picture: Buffer): Promise<string> {
	const webp = await sharp(picture).webp({ quality: 88 }).toBuffer();
	return `data:image/webp;base64,${webp.toString('base64')}`;
}

function list(title: string, names: readonly string[]): string {
	if (names.length === 0) return '';
	return `<h2>${title}</h2><ul>${names.map((name) => `<li>${text(name)}</li>`).join('')}</ul>`;
}

function text(value: string): string {
	return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; background: light-dark(oklch(.96 .002 250), oklch(.19 .006 250)); color: light-dark(oklch(.22 .01 250), oklch(.95 .003 250)); }
body { margin: 0; padding: 28px 32px 80px; }
h1 { margin: 0 0 12px; font-size: 24px; font-weight: 650; letter-spacing: -.02em; }
h2 { margin: 0; padding: 12px 0; font-size: 14px; font-weight: 600; }
h2 span { margin-left: 12px; font-weight: 400; opacity: .7; }
ul { margin: 0; padding-left: 20px; }
section { margin-top: 20px; border-top: 1px solid light-dark(oklch(.86 .004 250), oklch(.34 .008 250)); }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 20px; align-items: start; }
figure { margin: 0; }
img { display: block; max-width: 100%; background: white; box-shadow: 0 0 0 1px light-dark(oklch(.86 .004 250), oklch(.34 .008 250)); }
figcaption { padding-top: 6px; opacity: .7; }
@media (width < 700px) { section > div { grid-template-columns: minmax(0, 1fr); } body { padding-inline: 16px; } }`;
