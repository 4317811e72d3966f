import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@website/contracts/locales';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const content = join(import.meta.dirname, 'content');

/** Pages that visitors open from the menus. A customer's page is excluded, because it repeats the image of the list that links to it. */
const mainPages = readdirSync(join(content, 'pages')).filter((name) => !name.startsWith('case-'));

/** The images in a content file, at any depth, without logos, which may appear several times. */
function pictures(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(pictures);
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		(name === 'image' || name === 'poster') && typeof inner === 'string'
			? [inner].filter((picture) => !picture.startsWith('logo'))
			: pictures(inner),
	);
}

const read = (path: string): unknown => {
	try {
		return parse(readFileSync(join(content, path), 'utf8'));
	} catch (error) {
		// Not every page exists in every locale.
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
};

it.each(locales.map(({ code }) => code))(
	'no image is used twice on the main pages (%s)',
	(code) => {
		const shared = read('globals/call-to-action.yaml') as Record<string, unknown>;
		const all = [
			...mainPages.flatMap((page) => pictures(read(`pages/${page}/${code}.yaml`))),
			...pictures(shared[code]),
		];
		expect(all.length).toBeGreaterThan(20);
		expect(all.filter((picture, index) => all.indexOf(picture) !== index)).toEqual([]);
	},
);
