import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const content = join(import.meta.dirname, 'content');
const drawingsIn = (folder: string) =>
	readdirSync(join(content, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.svg'))
		.map((name) => join(content, folder, name));
const drawings = [...drawingsIn('media'), ...drawingsIn('posts')];

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The long, low rectangles of a drawing. Small rectangles are ignored, because icons may contain them. */
function strips(drawing: string): (Box & { isPill: boolean; isGray: boolean })[] {
	return (drawing.match(/<rect\b[^>]*>/g) ?? [])
		.map((tag) => {
			const text = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];
			const number = (name: string) => Number(text(name) ?? Number.NaN);
			const fill = text('fill')?.toLowerCase() ?? '';
			return {
				x: number('x'),
				y: number('y'),
				width: number('width'),
				height: number('height'),
				isPill: number('rx') >= number('height') / 2,
				isGray: ['#dfd3c0', '#b9c6d3'].includes(fill),
			};
		})
		.filter(({ width, height }) => height >= 8 && height <= 26 && width > 3 * height);
}

/** Bars that stand for missing words: a gray pill, or one of several strips below each other, like lines of text. */
function bars(drawing: string): Box[] {
	const boxes = strips(drawing);
	const isLine = (a: Box, b: Box) => {
		const distance = Math.abs(a.y - b.y);
		return a.x === b.x && distance > a.height && distance < 4 * a.height;
	};
	return boxes.filter(
		(strip) => (strip.isPill && strip.isGray) || boxes.some((other) => isLine(strip, other)),
	);
}

const bar = (y: number, fill: string, height = 12) =>
	`<rect width="90" height="${height}" x="20" y="${y}" fill="${fill}" rx="6"/>`;

it('detects bars', () => {
	expect(bars(`<svg>${bar(10, '#dfd3c0')}</svg>`)).toHaveLength(1);
	expect(bars(`<svg>${bar(10, '#fff')}${bar(30, '#9cc2f7')}</svg>`)).toHaveLength(2);
	expect(bars(`<svg>${bar(10, '#fff')}</svg>`)).toEqual([]);
	expect(bars(`<svg>${bar(10, '#fff', 40)}${bar(60, '#fff', 40)}</svg>`)).toEqual([]);
});

it('drawings use signal flags for words, not bars', () => {
	expect(drawings.length).toBeGreaterThan(50);
	expect(drawings.filter((drawing) => bars(readFileSync(drawing, 'utf8')).length > 0)).toEqual([]);
});
