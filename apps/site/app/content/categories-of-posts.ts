import type { LocaleCode } from '#shared/locales/locale.ts';
import type { CategoryFieldsFragment, PostCardFieldsFragment } from './generated/operations';

/** The distinct categories of articles, for endpoints without a query for categories. */
export function categoriesOf(
	posts: readonly PostCardFieldsFragment[],
	lang: LocaleCode,
): CategoryFieldsFragment[] {
	const categories = new Map(
		posts.flatMap((post) => post.categories).map((category) => [category.slug, category]),
	);
	return [...categories.values()].map(({ id, name, slug, link }) => ({
		id,
		locale: lang,
		name,
		slug,
		link,
		description: null,
		translations: [{ id, locale: lang, href: link, post_title: name }],
	}));
}

/** The category with this slug among the categories of articles; undefined if no article has it. */
export function categoryOf(
	posts: readonly PostCardFieldsFragment[],
	slug: string,
	lang: LocaleCode,
): CategoryFieldsFragment | undefined {
	return categoriesOf(posts, lang).find((category) => category.slug === slug);
}
