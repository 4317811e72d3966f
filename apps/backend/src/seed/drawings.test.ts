import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const media = join(import.meta.dirname, 'content/media');
const drawings = readdirSync(media).filter((name) => name.endsWith('.svg'));

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The long pills of a drawing. Icons of a few units have none: what is small there is a mark. */
function pills(drawing: string): (Box & { isGray: boolean })[] {
	return (drawing.match(/<rect\b[^>]*>/g) ?? [])
		.map((tag) => {
			const number = (name: string) =>
				Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(tag)?.[1] ?? Number.NaN);
			return {
				x: number('x'),
				y: number('y'),
				width: number('width'),
				height: number('height'),
				radius: number('rx'),
				isGray: tag.includes('fill="#dfd3c0"'),
			};
		})
		.filter(
			({ width, height, radius }) =>
				height >= 8 && height <= 26 && width > 3 * height && radius >= height / 2,
		);
}

/** A word that is not there: a pill in the shade of paper, or one of several below each other, like lines of a text. */
function bars(drawing: string): Box[] {
	const found = pills(drawing);
	return found.filter(
		(pill) => pill.isGray || found.some(({ x, y }) => x === pill.x && y !== pill.y),
	);
}

const bar = (y: number, fill: string, height = 12) =>
	`<rect width="90" height="${height}" x="20" y="${y}" fill="${fill}" rx="6"/>`;

it('finds a bar where there is one', () => {
	expect(bars(`<svg>${bar(10, '#dfd3c0')}</svg>`)).toHaveLength(1);
	expect(bars(`<svg>${bar(10, '#fff')}${bar(30, '#9cc2f7')}</svg>`)).toHaveLength(2);
	expect(bars(`<svg>${bar(10, '#fff')}</svg>`)).toEqual([]);
	expect(bars(`<svg>${bar(10, '#fff', 40)}${bar(60, '#fff', 40)}</svg>`)).toEqual([]);
});

it('words in drawings are signal flags, not bars', () => {
	expect(drawings.length).toBeGreaterThan(50);
	expect(
		drawings.filter((name) => bars(readFileSync(join(media, name), 'utf8')).length > 0),
	).toEqual([]);
});
