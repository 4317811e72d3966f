import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureShape, pictureShapes } from '@website/contracts/picture-shapes';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../app');

/** The aspect ratios of all cropped images in the site's styles, as "4/3". */
function proportions(): string[] {
	const shapes = new Set<string>();
	for (const file of globSync(`${app}/**/*.tsx`)) {
		const source = readFileSync(file, 'utf8');
		if (!source.includes('object-cover')) continue;
		for (const [, ratio, keyword] of source.matchAll(/aspect-(?:\[(\d+\/\d+)\]|(video)\b)/g))
			shapes.add(keyword ? '16/9' : (ratio ?? ''));
	}
	return [...shapes].toSorted();
}

it('lists exactly the aspect ratios to which the site crops images', () => {
	// The hero's height follows its text; shapes with `byThirds` have fixed sizes of the image proxy.
	const { hero: _hero, ...exact } = pictureShapes;
	const styled = Object.values<PictureShape>(exact).filter(({ byThirds }) => !byThirds);
	const ratios = styled.map(({ width, height }) => `${width}/${height}`);
	expect(proportions()).toEqual(ratios.toSorted());
});
