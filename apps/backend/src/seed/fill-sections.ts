import * as sections from '../model/sections/registry.ts';
import { fill } from './fill.ts';
import type { Keys } from './keys.ts';
import { fail, inside, type Place } from './problem.ts';

const blocks = new Map(Object.values(sections).map(({ block }) => [block.slug, block]));

/** Converts page sections of a content file to blocks. */
export function fillSections(source: unknown, keys: Keys, place: Place) {
	if (!Array.isArray(source)) fail(place, 'expects a list of sections');
	return source.map((section: unknown, index) => {
		const at = inside(place, index);
		if (typeof section !== 'object' || section === null || !('blockType' in section)) {
			return fail(at, 'a section needs a blockType');
		}
		const { blockType, ...data } = section;
		const block = blocks.get(String(blockType));
		if (!block) return fail(inside(at, 'blockType'), `there is no section "${blockType}"`);
		return { blockType: block.slug, ...fill(block.fields, data, keys, inside(at, block.slug)) };
	});
}
