import { expect, it } from 'vitest';
import { fixedImage, fluidImage } from '#shared/addresses/image-source.ts';
import {
	focalPosition,
	focalPositions,
	imageFormats,
	socialModifiers,
} from '#shared/addresses/image-variants.ts';
import { transforms } from '../../server/images/transforms.ts';

const modifiersOf = (srcSet: string) =>
	[...srcSet.matchAll(/\/images\/([^/]+)\//g)].map((m) => m[1]);

it('builds only URLs that the image proxy serves', () => {
	const srcSets = [
		fluidImage('/content/media/a.jpg', null).srcSet,
		...focalPositions.map(
			(position) => fixedImage('/content/media/a.jpg', 34, 34, position).srcSet,
		),
		`/images/${socialModifiers('png', 'left')}/content/media/a.jpg`,
	];
	const variants = srcSets.flatMap(modifiersOf);
	expect(variants.length).toBeGreaterThan(20);
	for (const modifiers of variants) expect(transforms.has(modifiers ?? '')).toBe(true);
	expect(imageFormats).toContain('webp');
});

it('lists no width beyond the original', () => {
	expect(fluidImage('/content/media/a.jpg', 800).srcSet).not.toContain('1024w');
	expect(fluidImage('/content/media/a.jpg', 100).srcSet).toContain('320w');
});

it.each([
	[50, 50, undefined],
	[null, null, undefined],
	[10, 50, 'left'],
	[80, 90, 'right-bottom'],
	[50, 0, 'top'],
])('maps the focal point %s, %s to the position %s', (x, y, position) => {
	expect(focalPosition(x, y)).toBe(position);
});
