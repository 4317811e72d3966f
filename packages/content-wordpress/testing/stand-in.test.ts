import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startStandIn } from './stand-in.ts';

const read = (path: string) => readFileSync(new URL(`./fixtures/${path}`, import.meta.url), 'utf8');

/** The shape of a value: names and types. A list has one merged shape of its entries; null matches anything. */
function shape(value: unknown): unknown {
	if (value === null) return null;
	if (Array.isArray(value)) return mergeAll(value.map(shape));
	if (typeof value !== 'object') return typeof value;
	return Object.fromEntries(
		Object.entries(value)
			.map(([name, one]) => [name, shape(one)] as const)
			.sort(([one], [other]) => (one < other ? -1 : 1)),
	);
}

const mergeAll = (shapes: readonly unknown[]): unknown[] => [shapes.reduce(merge, null)];

function merge(one: unknown, other: unknown): unknown {
	if (one === null) return other;
	if (typeof one !== 'object' || typeof other !== 'object' || other === null) return one;
	if (Array.isArray(one)) return mergeAll([...one, ...(Array.isArray(other) ? other : [])]);
	return Object.fromEntries(
		[...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
			name,
			merge(Object(one)[name] ?? null, Object(other)[name] ?? null),
		]),
	);
}

const operation = (name: string, fragments: readonly string[] = []) =>
	[read(`queries/${name}.graphql`), ...fragments.map((one) => read(`queries/${one}.graphql`))].join(
		'\n',
	);
const wpml = { languages: 'wpml' } as const;
const polylang = { languages: 'polylang' } as const;
const first3 = { pageId: '11', first: 3, after: '', where: { wpmlLanguage: 'en' } };

it.each([
	[
		'wpml.getPage',
		wpml,
		operation('getPage', ['fragments', 'langpage-wpml']),
		{ slug: '/about/team/' },
	],
	['wpml.getPage-home', wpml, operation('getPage', ['fragments', 'langpage-wpml']), { slug: '/' }],
	[
		'wpml.getPage-blog',
		wpml,
		operation('getPage', ['fragments', 'langpage-wpml']),
		{ slug: '/blog/' },
	],
	[
		'wpml.getPage-missing',
		wpml,
		operation('getPage', ['fragments', 'langpage-wpml']),
		{ slug: '/none/' },
	],
	['wpml.getPost', wpml, operation('getPost', ['fragments', 'langpost-wpml']), { slug: 'post-1' }],
	['wpml.getPosts', wpml, operation('getPosts.wpml'), { lang: 'da' }],
	['wpml.getBlogOverview-3', wpml, operation('getBlogOverview'), first3],
	[
		'wpml.getPostsByCategory',
		wpml,
		operation('getPostsByCategory'),
		{ postsWhere: { categoryName: 'news' }, size: 3 },
	],
	['wpml.getProducts', wpml, operation('getProducts.wpml'), { lang: 'de' }],
	[
		'polylang.getPage',
		polylang,
		operation('getPage', ['fragments', 'langpage-polylang']),
		{ slug: '/about/team/' },
	],
	[
		'polylang.getPage-da',
		polylang,
		operation('getPage', ['fragments', 'langpage-polylang']),
		{ slug: '/da/about-da/team-da/' },
	],
	[
		'polylang.getPost',
		polylang,
		operation('getPost', ['fragments', 'langpost-polylang']),
		{ slug: 'post-1-da' },
	],
	['polylang.getPosts', polylang, operation('getPosts.polylang'), { lang: 'DA' }],
	[
		'polylang.getPostsByCategory',
		polylang,
		operation('getPostsByCategory'),
		{ postsWhere: { language: 'DA', categoryName: 'news-da' }, size: 3 },
	],
	['polylang.getProducts', polylang, operation('getProducts.polylang'), { lang: 'DE' }],
	['wpml.x-firstneg', wpml, '{ posts(first: -1) { nodes { id } } }', {}],
	['wpml.x-unknownfield', wpml, '{ page(id: "/about/", idType: URI) { nope } }', {}],
] as const)(
	'responds in the shape of the recorded %s',
	async (recordedName, plugins, query, variables) => {
		await using standIn = await startStandIn(plugins);
		const response = await fetch(standIn.url, {
			method: 'POST',
			body: JSON.stringify({ query, variables }),
		});
		const result: unknown = await response.json();
		const expected: unknown = JSON.parse(read(`responses/${recordedName}.json`));
		expect(Object.keys(Object(result)).sort()).toEqual(Object.keys(Object(expected)).sort());
		expect(emptyRoots(result)).toEqual(emptyRoots(expected));
		expect(comparableShape(result, expected)).toEqual(shape(Object(expected).data));
	},
);

/** For each root field: whether it is null, and whether its list is empty. */
function emptyRoots(result: unknown): unknown {
	return Object.entries(Object(Object(result).data)).map(([name, value]) => [
		name,
		value === null,
		Object(value).nodes?.length === 0,
	]);
}

/** The shape of the result, ignoring places where either value is missing. */
function comparableShape(result: unknown, expected: unknown): unknown {
	return fill(shape(Object(result).data), shape(Object(expected).data));
}

function fill(one: unknown, other: unknown): unknown {
	if (one === null || one === undefined || other === null) return other;
	if (Array.isArray(one) && Array.isArray(other)) return [fill(one[0] ?? null, other[0] ?? null)];
	if (typeof one === 'object' && typeof other === 'object')
		return Object.fromEntries(
			Object.keys(one).map((name) => [name, fill(Object(one)[name], Object(other)[name] ?? null)]),
		);
	return one;
}
