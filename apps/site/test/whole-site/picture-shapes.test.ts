import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PictureShape, pictureShapes } from '@website/contracts/picture-shapes';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../app');

/** The proportions of every place where a style cuts pictures, as "4/3". */
function proportions(): string[] {
	const shapes = new Set<string>();
	for (const file of globSync(`${app}/**/*.tsx`)) {
		const source = readFileSync(file, 'utf8');
		if (!source.includes('object-cover')) continue;
		for (const [, own, word] of source.matchAll(/aspect-(?:\[(\d+\/\d+)\]|(video)\b)/g))
			shapes.add(word ? '16/9' : (own ?? ''));
	}
	return [...shapes].toSorted();
}

it('editors are shown the shapes to which the site cuts pictures, all of them and no others', () => {
	// The hero follows its words, and the rest of the list is in pixels of the image proxy.
	const { hero: _hero, ...exact } = pictureShapes;
	const styled = Object.values<PictureShape>(exact).filter(({ byThirds }) => !byThirds);
	const ratios = styled.map(({ width, height }) => `${width}/${height}`);
	expect(proportions()).toEqual(ratios.toSorted());
});
