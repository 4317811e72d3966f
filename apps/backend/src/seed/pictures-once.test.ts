import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@website/contracts/locales';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const content = join(import.meta.dirname, 'content');

/** Pages that a visitor opens from the menus; a customer's page shows the picture of the list that led to it. */
const mainPages = readdirSync(join(content, 'pages')).filter((name) => !name.startsWith('case-'));

/** The pictures that fields of a content file name, at any depth; logos are the same wherever their company is named. */
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
		// Not every page is written in every language.
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
};

it.each(locales.map(({ code }) => code))(
	'no picture stands on two main pages, or twice on one (%s)',
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
