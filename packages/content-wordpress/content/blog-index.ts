import { complete, type Fields } from '@website/contracts/content-schema';
import type { Entry } from '../catalog/entry.ts';
import { authorFields } from './authors.ts';
import type { ResolverContext } from './context.ts';
import { type ListArguments, postFilter } from './post-lists.ts';

/** `blogIndex(lang, category, tag)`: what the articles of a language, a category or a tag can be listed by. */
export function blogIndex(
	{ lang, category, tag }: ListArguments,
	context: ResolverContext,
): Fields | null {
	const { catalog, tags: cacheTags } = context;
	cacheTags.add('categories');
	const filter = postFilter({ lang, category, tag }, context);
	if (!filter) return null;
	const entries = catalog.posts(lang, filter);
	const termCounts = countBy(entries, ({ termIds }) => termIds);
	const listed = (taxonomy: 'category' | 'tag', pathOf: (slug: string) => string[]) =>
		catalog
			.termsIn(lang, taxonomy)
			.map(({ id, name, slug }) => ({
				name,
				slug,
				link: catalog.listHref(lang, pathOf(slug)),
				count: termCounts.get(id) ?? 0,
			}))
			.filter(({ count }) => count > 0)
			.sort((one, other) => other.count - one.count);
	const tags = listed('tag', (slug) =>
		category ? ['category', category, 'tag', slug] : ['tag', slug],
	);
	if (category) return complete('BlogIndex', { tags });
	const categories = listed('category', (slug) =>
		tag ? ['category', slug, 'tag', tag] : ['category', slug],
	);
	if (tag) return complete('BlogIndex', { categories });
	const authorIds = new Set(entries.map(({ authorId }) => authorId));
	return complete('BlogIndex', {
		tags,
		categories,
		months: [...countBy(entries, ({ date }) => [date.slice(0, 7)])].map(([period, count]) => {
			const [year = '', month = ''] = period.split('-');
			const link = catalog.listHref(lang, ['archive', year, month]);
			return { year: Number(year), month: Number(month), link, count };
		}),
		authors: catalog.contents.authors
			.filter(({ databaseId }) => authorIds.has(databaseId))
			.map((author) => authorFields(context, author, lang)),
	});
}

function countBy<Key>(
	entries: readonly Entry[],
	keysOf: (entry: Entry) => readonly Key[],
): ReadonlyMap<Key, number> {
	const counts = new Map<Key, number>();
	for (const key of entries.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
	return counts;
}
