import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const media = join(import.meta.dirname, 'content/media');
const drawings = readdirSync(media).filter((name) => name.endsWith('.svg'));

/** A long pill in the shade of paper: a word that is not there. */
function isBar(tag: string): boolean {
	const number = (name: string) =>
		Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(tag)?.[1] ?? Number.NaN);
	const [width, height] = [number('width'), number('height')];
	return (
		tag.includes('fill="#dfd3c0"') &&
		height <= 26 &&
		width > 3 * height &&
		number('rx') >= height / 2
	);
}

const bars = (drawing: string) => (drawing.match(/<rect\b[^>]*>/g) ?? []).filter(isBar);

it('finds a bar where there is one', () => {
	expect(bars('<svg><rect width="90" height="12" fill="#dfd3c0" rx="6"/></svg>')).toHaveLength(1);
});

it('words in drawings are signal flags, not gray bars', () => {
	expect(drawings.length).toBeGreaterThan(50);
	expect(
		drawings.filter((name) => bars(readFileSync(join(media, name), 'utf8')).length > 0),
	).toEqual([]);
});
