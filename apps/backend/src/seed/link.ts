import type { Keys } from './keys.ts';
import { fail, inside, type Place } from './problem.ts';

const collections = { page: 'pages', post: 'posts', category: 'categories' } as const;

export type Target =
	| {
			reference: {
				relationTo: (typeof collections)[keyof typeof collections];
				value: number | string;
			};
			anchor?: string;
	  }
	| { url: string };

/** Parses `page:pricing#estimator`, `post:<key>`, `category:<key>` and plain URLs. */
export function targetOf(href: unknown, keys: Keys, place: Place): Target {
	if (typeof href !== 'string' || href === '') fail(place, 'a link needs an href');
	const match = /^(page|post|category):([^#]+)(?:#(.+))?$/.exec(href);
	if (!match?.[1] || !match[2]) return { url: href };
	const kind = match[1] === 'page' || match[1] === 'post' ? match[1] : 'category';
	const value = keys.get(kind, match[2], place);
	const reference = { relationTo: collections[kind], value };
	return match[3] ? { reference, anchor: match[3] } : { reference };
}

/** Converts `{ href, title, newTab }` of a content file to a link group. */
export function linkGroup(source: unknown, keys: Keys, place: Place): Record<string, unknown> {
	if (typeof source !== 'object' || source === null) fail(place, 'a link is { href, title }');
	const { href, title, newTab, ...rest } = source as Record<string, unknown>;
	const unknown = Object.keys(rest)[0];
	if (unknown) fail(inside(place, unknown), 'unknown field of a link');
	return { title: title ?? '', newTab: newTab === true, ...targetOf(href, keys, place) };
}
